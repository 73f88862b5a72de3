import { z } from 'zod';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { bookOf } from '../book.ts';
import type { Person } from './person.ts';

const natures = bookOf(
  import.meta.url,
  'natures.',
  z.array(
    z.strictObject({
      kind: z.string().transform((words) => new RegExp(`^(?:${words})$`, 'iu')),
      lines: z.array(z.tuple([z.string(), z.string()])),
    }),
  ),
);

/**
 * Two lines of what somebody does because it is that animal: one for the beginning, one for bed, with `{friend}` for its
 * name. A family's `evening` (how many stories it was told) chooses: the lines of one animal are not heard again before
 * all were, and then it has two evenings' rest. Null for who is no animal that is known.
 */
export function natureOf(
  { kind, preset, several }: Person,
  evening: number,
  language: StoryLanguage,
): readonly [string, string] | null {
  if (several) return null;
  const found = natures(language).find((one) => one.kind.test(kind ?? '') || (preset && one.kind.test(preset)));
  return found?.lines[evening % (found.lines.length + 2)] ?? null;
}
