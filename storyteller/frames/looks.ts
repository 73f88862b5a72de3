import { z } from 'zod';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { bookOf, pattern } from '../book.ts';
import type { Person } from '../people/person.ts';
import type { Random } from '../random.ts';
import { fillFrame } from './frames.ts';

const look = z.strictObject({ words: z.string(), article: z.string().optional(), said: z.array(z.string()).min(1) });
const schema = z
  .strictObject({ absent: z.string(), before: z.string(), after: z.string(), looks: z.array(look) })
  .transform(({ absent, before, after, looks }) =>
    looks.map(({ words, article = '', said }) => ({
      said,
      article,
      words: pattern.parse(`(?<!\\p{L})(?<!${absent} ${before})${before}(?<noun>${words})${after}(?!\\p{L})`),
    })),
  );
const looksAtNight = bookOf(import.meta.url, 'looks.', schema);

/**
 * Says at bedtime how somebody looks, in the words of the parent who described them: "Lena’s red curls lay every which
 * way". Says nothing of what the story has `told` of already, the same of no two, and nothing of looks that no list has.
 */
export function looksFrame(people: readonly Person[], told: string, language: StoryLanguage, random: Random): string[] {
  const isSaid = (noun: string, text: string) => new RegExp(`(?<!\\p{L})${noun}(?!\\p{L})`, 'iu').test(text);
  const used = new Set<unknown>();
  const lines = people.flatMap((person) => {
    const found = looksAtNight(language).flatMap((entry) => {
      const { 0: x = '', groups } = entry.words.exec(`${person.typed}, ${person.look ?? ''}`) ?? {};
      const noun = groups?.noun ?? '';
      // "Captain Red Boots" is a name, and no captain in red boots.
      const isNew = x && !used.has(entry) && !isSaid(noun, told) && !isSaid(noun, person.name);
      return isNew ? [{ entry, x: `${entry.article} ${x.toLowerCase()}`.trim() }] : [];
    });
    if (found.length === 0) return [];
    const { entry, x } = random.pick(found);
    used.add(entry);
    return fillFrame(random.pick(entry.said), { hero: person, friend: person, x }, new Set([person]));
  });
  return lines.slice(0, most);
}
/** People of whom it is said on one evening. */
const most = 2;
