import { storiesPath } from '#domain/stories/api.ts';
import { type Narration, narrationSchema, storyNarrationPath } from '#domain/stories/narration/api.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import { storyParams, type TestMember } from '../../testing.ts';

export const demoVoice = 'speech:lantern';

/** Saves a story of these paragraphs; returns its id. */
export async function saveText(
  member: TestMember,
  paragraphs: readonly string[],
  { title = 'The Quiet Owl', options = {} }: { title?: string; options?: Partial<StoryOptions> } = {},
): Promise<string> {
  const content = paragraphs.join('\n\n');
  const answer = await member.call(storiesPath, { json: { title, content, options: storyParams(options) } });
  if (answer.status !== 201) throw new Error(`a story was not saved: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

export async function begin(member: TestMember, storyId: string, json: object = { voice: demoVoice }) {
  return member.call(storyNarrationPath(storyId), { json });
}

/** Begins the narration of a story and waits until nobody makes it any more. */
export async function narrate(member: TestMember, storyId: string, voice = demoVoice): Promise<Narration> {
  const answer = await begin(member, storyId, { voice });
  if (!answer.ok) throw new Error(`no narration: ${await answer.text()}`);
  return untilEnd(member, narrationSchema().parse(await answer.json()));
}

/** Returns the narration when nobody makes it any more. */
export async function untilEnd(member: TestMember, narration: Narration): Promise<Narration> {
  let last = narration;
  while (last.state === 'making') {
    const query = new URLSearchParams({ voice: last.voice.id, made: String(last.made) });
    const answer = await member.call(`${storyNarrationPath(last.storyId)}?${query}`);
    last = narrationSchema().parse(await answer.json());
  }
  return last;
}
