import { MPEGDecoder } from 'mpg123-decoder';
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

/** The narration as it stands when nobody makes it any more. */
export async function untilEnd(member: TestMember, narration: Narration): Promise<Narration> {
  let last = narration;
  while (last.state === 'making') {
    const query = new URLSearchParams({ voice: last.voice.id, made: String(last.made) });
    const answer = await member.call(`${storyNarrationPath(last.storyId)}?${query}`);
    last = narrationSchema().parse(await answer.json());
  }
  return last;
}

/** What somebody hears: one channel of 24 kHz. */
export async function decoded(mp3: Uint8Array): Promise<{ samples: Float32Array; rate: number; errors: number }> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate, errors } = decoder.decode(mp3);
  decoder.free();
  return { samples: channelData[0] ?? new Float32Array(), rate: sampleRate, errors: errors.length };
}

/** When the stand-in's marks are heard, in seconds: each word begins with one. */
export function marksIn({ samples, rate }: { samples: Float32Array; rate: number }): number[] {
  const window = Math.round(0.004 * rate);
  const marks: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (let from = 0; from + window < samples.length; from += window / 2) {
    // How much of 2,400 Hz is in it, by Goertzel's way.
    const k = 2 * Math.cos((2 * Math.PI * 2400) / rate);
    let [s1, s2] = [0, 0];
    for (let index = from; index < from + window; index += 1) {
      const s = (samples[index] ?? 0) + k * s1 - s2;
      [s2, s1] = [s1, s];
    }
    const power = Math.sqrt(Math.max(0, s1 * s1 + s2 * s2 - k * s1 * s2)) / window;
    const at = from / rate;
    if (power > 0.03 && at - last > 0.06) marks.push(at);
    if (power > 0.03) last = at;
  }
  return marks;
}
