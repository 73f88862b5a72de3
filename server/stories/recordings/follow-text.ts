import { type Sentence, storySentences } from '#domain/stories/narration/sentences.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { shownParagraphs } from '#domain/stories/text/pages.ts';
import type { AppServices } from '../../context.ts';
import { askForRemoval, removeAsked } from '../../platform/objects/object-removals.ts';
import { folderOf } from './record-story.ts';
import { findRecording, findRecordings, holdRecording, type KeptRecording, moveSounds } from './store.ts';

type Text = { title: string; content: string; language: StoryLanguage };

/**
 * Adapts the recordings of a story to its changed text: a sentence that is unchanged keeps its sound, wherever it
 * stands now, and the others have to be read again. Sound of sentences that are gone is removed.
 */
export async function followText(ctx: AppServices, storyId: string, before: Text, after: Text): Promise<void> {
  const wanted = storySentences(after);
  const shown = shownParagraphs(before.content, before.title, before.language);
  const outdated = await ctx.store.asService(async (tx) => {
    const gone: string[] = [];
    for (const { id } of await findRecordings(tx, storyId)) {
      if (!(await holdRecording(tx, id))) continue;
      const recording = await findRecording(tx, id);
      if (!recording) continue;
      const { moved, left } = matched(recording, shown, wanted);
      const places = wanted.map(({ paragraph, start, end }) => ({ paragraph, start, end }));
      await moveSounds(tx, recording, places, moved);
      const folder = folderOf(recording);
      gone.push(`${folder}/sound`, ...left.map(({ object }) => `${folder}/${object}`));
    }
    if (gone.length > 0) await askForRemoval(tx, gone);
    return gone;
  });
  await removeAsked(ctx, outdated);
}

/** Returns a recording's sounds by the sentences of the new text, and the sounds that none of them says. */
function matched({ sentences, sounds }: KeptRecording, shown: readonly string[], wanted: readonly Sentence[]) {
  const said = new Map<string, KeptRecording['sounds']>();
  for (const sound of sounds) {
    const place = sentences[sound.sentence];
    const text = place ? (shown[place.paragraph]?.slice(place.start, place.end) ?? '') : '';
    said.set(text, [...(said.get(text) ?? []), sound]);
  }
  const moved = wanted.flatMap(({ text }, sentence) => {
    const sound = said.get(text)?.shift();
    return sound ? [{ ...sound, sentence }] : [];
  });
  return { moved, left: [...said.values()].flat() };
}
