import { DomainError } from '#domain/errors.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import { textFault } from '#domain/stories/safety/judge-story.ts';
import type { Wishes } from '#domain/stories/safety/own-words.ts';
import { ReaderAway } from '#domain/stories/safety/reading.ts';
import { partsOf } from '#domain/stories/safety/story-parts.ts';
import type { AppServices } from '../context.ts';
import type { Member } from '../platform/member.ts';

type Readable = { title: string; content: string; options: Pick<StoryOptions, 'language' | 'ageGroup'> & Wishes };

const atOnce = 4;
const patienceMilliseconds = 60_000;

/**
 * Has a story, with the title that a parent gave it, read once more before strangers may, where there is a reader.
 * Throws INPUT_REFUSED, naming which of the two, for what is not fit or not surely so, and READER_AWAY while nobody reads, unless the policy is that the lists decide then. Of a text that was changed `byHand` they never decide alone.
 */
export async function readForStrangers(
  ctx: AppServices,
  { userId }: Pick<Member, 'userId'>,
  story: Readable,
  { byHand = false } = {},
): Promise<void> {
  const { reader, reading } = ctx;
  if (!reader) return;
  const { title, content } = story;
  const { language, ageGroup } = story.options;
  const parts = partsOf(`${title}\n\n${content}`);
  const signal = AbortSignal.timeout(patienceMilliseconds);
  const ask = (before: string, text: string) =>
    reader.read({ kind: 'text', before, text, language, ageGroup, fears: [] }, { signal, userId });
  try {
    for (let from = 0; from < parts.length; from += atOnce) {
      const verdicts = await Promise.all(
        parts.slice(from, from + atOnce).map((text, index) => ask(parts[from + index - 1] ?? '', text)),
      );
      const wrong = verdicts.findIndex(({ verdict }) => verdict !== 'fit');
      if (wrong === -1) continue;
      // The title can be another one, and the text cannot: it is said which of the two it was.
      const alone = from + wrong === 0 && (await ask('', title));
      throw refused(alone && alone.verdict !== 'fit' ? 'title' : 'content');
    }
  } catch (cause) {
    if (!(cause instanceof ReaderAway) && !signal.aborted) throw cause;
    if (reading.away !== 'lists' || byHand)
      throw new DomainError(
        'READER_AWAY',
        'Nobody can read the story right now.',
        { retryAfterSeconds: 60 },
        { cause },
      );
    for (const field of ['title', 'content'] as const)
      if (textFault(story[field], false, story.options)) throw refused(field);
  }
}

const refused = (field: 'title' | 'content') =>
  new DomainError('INPUT_REFUSED', `Not for sharing: ${field}.`, { field });
