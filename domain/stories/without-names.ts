/** Names that stand for a family's own: a case of the evaluation tells nobody's. */
const standIns = ['Alex', 'Sam', 'Robin', 'Noa', 'Kim', 'Max', 'Luz', 'Ari', 'Sol', 'Jo'];

/** A text with other names for those who are in it (P31). A kind of animal is no name. */
export function withoutNames(text: string, characters: readonly string[]): string {
  return characters.reduce((told, character, index) => {
    const name = character.split(', ')[0] ?? '';
    return /^\p{Lu}/u.test(name) ? told.replaceAll(name, standIns[index % standIns.length] ?? 'Alex') : told;
  }, text);
}
