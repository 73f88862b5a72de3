import type { StoryLanguage } from '#domain/stories/options.ts';
import { spanishArticle } from '../article.ts';
import { swapped } from '../book.ts';
import { saidOf } from './words.ts';

/** A love as a sentence says it: Spanish adds the article ("los tractores"), English leaves it as it is. */
export const lovedAs: Record<StoryLanguage, (love: string) => string> = {
  english: (love) => love,
  spanish(typed) {
    const love = swapped(typed, saidOf('spanish').loved);
    const bare = /^(?:el|la|los|las|mi|mis|su|sus|un|una) |^\p{L}{2,}[aei]r$/iu;
    if (bare.test(love) || /^\p{Lu}/u.test(love)) return love;
    const noun = love.split(' ')[0] ?? love;
    if (noun === 'al') return love.replace(/^al /, 'el ');
    // "Dibujar cómics" is an activity and takes no article.
    if (love.includes(' ') && /[aei]r$/.test(noun)) return love;
    const isHer = /(?:a|as|ción|ciones|dad|dades)$/.test(noun) && !/^(?:mapas?|planetas?|días?|cometas?)$/.test(noun);
    return `${spanishArticle(isHer, /s$/.test(noun))} ${love}`;
  },
};
