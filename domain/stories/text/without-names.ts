/** Names that replace a family's own, so that an evaluation case contains no real name. */
const standIns = ['Alex', 'Sam', 'Robin', 'Noa', 'Kim', 'Max', 'Luz', 'Ari', 'Sol', 'Jo'];

/** Replaces the characters' names in a text (P31). An uncapitalised character, such as an animal, is not a name. */
export function withoutNames(text: string, characters: readonly string[]): string {
  return characters.reduce((told, character, index) => {
    const name = character.split(', ')[0] ?? '';
    return /^\p{Lu}/u.test(name) ? told.replaceAll(name, standIns[index % standIns.length] ?? 'Alex') : told;
  }, text);
}
