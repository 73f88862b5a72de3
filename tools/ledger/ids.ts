const id = '(?:[A-Z][A-Z0-9]+-\\d+|P\\d+)';
const bracket = new RegExp(`\\[(${id}\\b[^\\]]*)\\]`, 'g');
const listOfIds = new RegExp(`^${id}(?:[, ]+${id})*$`);

/** The ledger ids and properties that a test's name carries in brackets: `[GEN-03]`, `[GEN-03, P17]`. */
export function idsIn(testName: string): string[] {
  return brackets(testName).flatMap((inside) => inside.match(new RegExp(id, 'g')) ?? []);
}

/** The brackets that begin with an id and are no plain list, such as a range: nobody finds by searching what a range names. */
export function unclearBrackets(testName: string): string[] {
  return brackets(testName)
    .filter((inside) => !listOfIds.test(inside))
    .map((inside) => `[${inside}]`);
}

function brackets(testName: string): string[] {
  return [...testName.matchAll(bracket)].map(([, inside = '']) => inside);
}

/** "GEN" for "GEN-03", "P" for "P17". */
export function areaOf(id: string): string {
  return id.includes('-') ? id.slice(0, id.lastIndexOf('-')) : 'P';
}
