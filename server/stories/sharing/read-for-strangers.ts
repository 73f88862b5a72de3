import { DomainError } from '#domain/errors.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import { textFault } from '#domain/stories/safety/judge-story.ts';
import type { Wishes } from '#domain/stories/safety/own-words.ts';
import { ReaderAway } from '#domain/stories/safety/reading.ts';
import { partsOf } from '#domain/stories/safety/story-parts.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';

type Readable = { title: string; content: string; options: Pick<StoryOptions, 'language' | 'ageGroup'> & Wishes };

const atOnce = 4;
const patienceMilliseconds = 60_000;

/**
 * The reader, if there is one, checks a story and its title before strangers see them. Throws INPUT_REFUSED with the
 * field unless both are surely fit; READER_AWAY if it is away, unless the lists decide then (never on text `byHand`).
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
      // A title can be changed and a text cannot, so the error says which of the two it was.
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
