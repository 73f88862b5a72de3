import { presetCharacters, presetSettings, withoutLook } from '../options.ts';
import { capital } from './renamed.ts';

const presets: readonly string[] = [...presetCharacters, ...presetSettings];

/**
 * Returns a character or a place of a story with the capitals that the story gives its words, for whoever typed them
 * small on a phone: "ines y su perro toby" is Ines y su perro Toby. Presets and looks stay as they are.
 */
export function asTold(typed: string, { title, content }: { title: string; content: string }): string {
  if (presets.includes(typed)) return typed;
  const name = withoutLook(typed);
  // An English title has capitals of its own.
  const told = content.replace(title, '');
  const isTold = (word: string) =>
    new RegExp(`(?<=[\\p{L}\\p{N},;] )${capital(word)}(?![\\p{L}\\p{N}])`, 'u').test(told);
  return (
    name.replace(/(?<![\p{L}\p{N}])\p{Ll}+/gu, (word) => (!isSmall.test(word) && isTold(word) ? capital(word) : word)) +
    typed.slice(name.length)
  );
}

/** Words that have a capital only where a sentence begins, as behind "Luego él: Y", or in a name of their own. */
const isSmall = /^(?:\p{L}|su|sus|mi|mis|el|la|los|las|un|una|de|del|en|con|and|the|his|her|my|of|in|with)$/u;
