import { DomainError } from '#domain/errors.ts';
import { type Narration, usualSettings, type Voice } from '#domain/stories/narration/api.ts';
import { storySentences } from '#domain/stories/narration/sentences.ts';
import type { AppServices } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Member } from '../../platform/database/member.ts';
import { findStory } from '../store.ts';
import { findNarration, findSentences, findSettings, type NarrationRow } from './narration-store.ts';
import type { NarratedText } from './plan-narration.ts';
import { secondsOf } from './sound/mp3.ts';
import { chosenVoice } from './speech-service.ts';

const waitMilliseconds = 20_000;
/** How often another server's progress is checked. */
const lookMilliseconds = 700;

const missing = () => new DomainError('NARRATION_NOT_FOUND', 'This story has no sound in this voice.');

/**
 * Returns the state of a story's narration in a voice; with `made`, waits for more sentences than that, at most 20 s.
 * Throws STORY_NOT_FOUND, also for another user's story (P08), and NARRATION_NOT_FOUND. Begins nothing.
 */
export async function readNarration(
  ctx: AppServices,
  member: Member,
  storyId: string,
  { voice, made }: { voice?: string | undefined; made?: number | undefined },
  signal?: AbortSignal,
): Promise<Narration> {
  const until = performance.now() + waitMilliseconds;
  for (;;) {
    const { narration, id } = await ctx.store.asMember(member, async (tx) => {
      const story = await findStory(tx, storyId);
      if (!story) throw new DomainError('STORY_NOT_FOUND', 'There is no such story.');
      const text = textOf(story);
      const settings = (await findSettings(tx, member.userId)) ?? usualSettings;
      const row = await findNarration(tx, {
        storyId,
        voice: chosenVoice(ctx.speech, text.language, settings, voice ?? null),
      });
      // Another title may change the first line, and so the number of sentences.
      if (row?.sentences !== storySentences(text).length) throw missing();
      return { narration: await describeNarration(ctx, tx, row, text), id: row.id };
    });
    const left = until - performance.now();
    const isNews = made === undefined || narration.made > made || narration.state !== 'making';
    if (isNews || left <= 0 || signal?.aborted) return narration;
    const patience = ctx.narrating.get(id) ? left : Math.min(left, lookMilliseconds);
    await ctx.narrating.wait(id, patience, signal);
  }
}

/** Returns the finished narration behind a story's link, if its owner lets it be heard. Throws NARRATION_NOT_FOUND. */
export async function readHeardNarration(
  ctx: AppServices,
  key: string,
  narrationId: string,
  text: NarratedText,
): Promise<Narration> {
  return ctx.store.asService(async (tx) => {
    const row = await findNarration(tx, { id: narrationId });
    if (!row) throw missing();
    return { ...(await describeNarration(ctx, tx, row, text)), key };
  });
}

/** Returns a narration as the API shows it: every sentence, with its sound if there is one. */
export async function describeNarration(
  ctx: AppServices,
  tx: Transaction,
  row: NarrationRow & { making: boolean },
  story: NarratedText,
): Promise<Narration> {
  const rows = new Map((await findSentences(tx, row.id)).map((each) => [each.index, each]));
  const state = row.finishedAt ? 'ready' : row.making ? 'making' : 'partial';
  const sentences = storySentences(story).map(({ paragraph, start, end }, index) => {
    const known = rows.get(index);
    const made = known && known.failed === null ? known : undefined;
    const source = made ? ('engine' as const) : known || state !== 'making' ? ('device' as const) : ('coming' as const);
    const seconds = made ? secondsOf(made.bytes) : null;
    return { paragraph, start, end, source, seconds, words: made?.words ?? [], exact: made?.exact ?? false };
  });
  return {
    storyId: row.storyId,
    voice: voiceOf(ctx, row.voice, story),
    language: story.language,
    state,
    key: row.key,
    sentences,
    made: rows.size,
    stoppedBy: row.stoppedBy,
    createdAt: row.createdAt.toISOString(),
  };
}

export function textOf(story: {
  title: string;
  content: string;
  options: { language: NarratedText['language'] };
}): NarratedText {
  return { title: story.title, content: story.content, language: story.options.language };
}

/** Returns the voice as the offer names it, or one that the engine had earlier. */
function voiceOf({ speech }: AppServices, id: string, { language }: NarratedText): Voice {
  const name = id.slice(id.indexOf(':') + 1);
  return (
    speech?.voices.find((voice) => voice.id === id) ?? { id, name, kind: 'engine', demo: false, languages: [language] }
  );
}
