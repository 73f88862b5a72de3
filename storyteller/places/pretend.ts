import type { AgeGroup, StoryLanguage } from '#domain/stories/options.ts';
import type { Person } from '../people/person.ts';
import type { Random } from '../random.ts';
import type { PlaceFacts } from './place.ts';

/** How a place that nobody knows is played at home: the sofa is one. */
const frames: Record<StoryLanguage, Record<'small' | 'large', readonly string[]>> = {
  english: {
    small: [
      'Today the sofa was {place}. {hero} said so. {friend} looked at the sofa, and said so, too. So it was.',
      '“This is {place},” said {hero}, and sat down on the sofa. “Where?” asked {friend}. “All of it.”',
    ],
    large: [
      '“The sofa is {place},” said {hero}. {friend} looked at the sofa. It had three cushions and a crumb. “All right,” said {friend}. “And the rug?” The rug was {place} as well, they decided, and so was everything that could be reached from it without getting up.',
      'That evening {place} was at home. It began behind the sofa and went as far as the bookcase, and whoever stood on the rug was right in the middle of it. {hero} knew every corner of it, and {friend} knew the way.',
    ],
  },
  spanish: {
    small: [
      'Hoy el sofá era {place}. Lo dijo {hero}. {friend} miró el sofá y lo dijo también. Y ya lo era.',
      'Hoy {place} empezaba en el sofá. Así jugaban {hero} y {friend}.',
    ],
    large: [
      'Esa tarde el sofá era {place}. Tenía tres cojines y una miga, pero {hero} lo había dicho, y {friend} estuvo de acuerdo. La alfombra también lo era, y la mesa, hasta donde alcanzaba la vista.',
      'Esa tarde {place} quedaba en casa. Empezaba detrás del sofá y llegaba hasta el librero, y quien pisaba la alfombra ya estaba en el medio. {hero} conocía cada rincón, y {friend} conocía el camino.',
    ],
  },
};

/** The first lines of a story in a place that only the family knows. */
export function pretendFrame(
  language: StoryLanguage,
  age: AgeGroup,
  hero: Person,
  friend: Person,
  place: PlaceFacts,
  random: Random,
): string[] {
  const frame = random.fork('frame').pick(frames[language][age === 'toddler' ? 'small' : 'large']);
  const met = new Set<Person>();
  const named = (person: Person) => {
    const known = met.has(person);
    met.add(person);
    return known ? person.name : person.first;
  };
  const text = frame.replace(/\{(hero|friend|place)\}/g, (_, name: string) =>
    name === 'hero' ? named(hero) : name === 'friend' ? named(friend) : (place.facts.place?.[0] ?? ''),
  );
  return [text.replace(/(^|[.?!] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())];
}
