import type { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import type { retellingOrderSchema } from '#domain/stories/retelling.ts';
import { holdsContact } from '#domain/stories/safety/contact.ts';
import { judgingText, textFault } from '#domain/stories/safety/judge-story.ts';
import { ReaderAway } from '#domain/stories/safety/reading.ts';
import { partsOf } from '#domain/stories/safety/story-parts.ts';
import { isInLanguage } from '#domain/stories/safety/text-language.ts';
import type { AppServices } from '../../context.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { isRead } from '../reader/begin-reading.ts';
import { readerAwayError } from '../reader/reading-desk.ts';

type Order = z.output<ReturnType<typeof retellingOrderSchema>>;
type Options = Omit<StoryOptions, 'tone'>;

/** Fewer letters say nothing certain about a language. */
const lettersOfALanguage = 200;
/** The longest retelling: 3 times its passage, or 600 letters if that is more. */
const longestByPassage = 3;
const longestAnyway = 600;

/**
 * Throws INPUT_REFUSED with the field for a wish or a name that no child's story should hold, and for a passage with
 * contact details, which no writer may learn (P31); READER_AWAY if nobody can read the wish.
 */
export async function requireKindOrder(
  ctx: AppServices,
  userId: string,
  options: Options,
  order: Order,
): Promise<void> {
  for (const field of ['passage', 'before', 'after'] as const) if (holdsContact(order[field])) throw refused(field);
  const words =
    order.way === 'own' ? ([['wish', order.wish]] as const) : order.way === 'name' ? ([['to', order.to]] as const) : [];
  for (const [field, text] of words) {
    if (textFault(text, isRead(ctx), options)) throw refused(field);
    const { language, ageGroup } = options;
    const wish = field === 'wish' ? { message: text } : { characters: [text] };
    const reading = await readAlone(ctx, userId, { kind: 'wish', wish, language, ageGroup, fears: [] });
    if (reading !== 'fit') throw refused(field);
  }
}

/**
 * Returns the writer's answer as it may be offered; null if it is the old passage, or not shorter as requested. Throws
 * CONTENT_FILTERED for text that is not for a child or not in the story's language, EMPTY_STORY if it is no passage,
 * and READER_AWAY if nobody can read it.
 */
export async function judgeRetelling(
  ctx: AppServices,
  userId: string,
  options: Options,
  { passage, before, way }: Order,
  answer: string,
  signal: AbortSignal,
): Promise<string | null> {
  const text = answer
    .replaceAll('\r\n', '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (text === '' || /^[{[<`]/.test(text) || text.length > Math.max(longestAnyway, longestByPassage * passage.length))
    throw new DomainError('EMPTY_STORY', 'No passage was received.');
  if (same(text) === same(passage) || (way === 'shorter' && text.length >= passage.length)) return null;
  const wrongLanguage = text.length >= lettersOfALanguage && !isInLanguage(text, options.language);
  if (wrongLanguage || (await inTurns(judgingText(text, isRead(ctx), options)))) throw unfit();
  const { language, ageGroup } = options;
  const parts = partsOf(text);
  for (const [index, part] of parts.entries()) {
    signal.throwIfAborted();
    const question = {
      kind: 'text' as const,
      before: parts[index - 1] ?? before,
      text: part,
      language,
      ageGroup,
      fears: [],
    };
    if ((await readAlone(ctx, userId, question)) !== 'fit') throw unfit();
  }
  return text;
}

/** Returns the reader's verdict; if it is away, the lists' with the policy `lists`, else throws READER_AWAY. */
export async function readAlone(
  { reader, reading }: AppServices,
  userId: string,
  question: Parameters<NonNullable<AppServices['reader']>['read']>[0],
): Promise<'fit' | 'unsure' | 'unfit'> {
  if (!reader) return 'fit';
  try {
    const signal = AbortSignal.timeout(reading.patienceMilliseconds + 5000);
    return (await reader.read(question, { signal, userId })).verdict;
  } catch (cause) {
    if (!(cause instanceof ReaderAway) && !(cause instanceof DOMException)) throw cause;
    if (reading.away !== 'lists') throw readerAwayError();
    const said = question.kind === 'text' ? question.text : Object.values(question.wish).flat().join(' ');
    return textFault(said) ? 'unfit' : 'fit';
  }
}

const same = (text: string) => text.replace(/[\s“”"«»]+/g, ' ').trim();
const refused = (field: string) => new DomainError('INPUT_REFUSED', `Not for a bedtime story: ${field}.`, { field });
const unfit = () => new DomainError('CONTENT_FILTERED', 'What came was not for a child.');
