const id = '(?:[A-Z][A-Z0-9]+-\\d+|P\\d+)';
const bracket = new RegExp(`\\[(${id}\\b[^\\]]*)\\]`, 'g');
const listOfIds = new RegExp(`^${id}(?:[, ]+${id})*$`);

/** Returns the ledger ids and properties in the brackets of a test's name: `[GEN-03]`, `[GEN-03, P17]`. */
export function idsIn(testName: string): string[] {
  return brackets(testName).flatMap((inside) => inside.match(new RegExp(id, 'g')) ?? []);
}

/** Returns brackets that begin with an id but are no plain list, such as a range: a search for an id misses those. */
export function unclearBrackets(testName: string): string[] {
  return brackets(testName)
    .filter((inside) => !listOfIds.test(inside))
    .map((inside) => `[${inside}]`);
}

function brackets(testName: string): string[] {
  return [...testName.matchAll(bracket)].map(([, inside = '']) => inside);
}

/** Returns the area of an id: "GEN" for "GEN-03", "P" for "P17". */
export function areaOf(id: string): string {
  return id.includes('-') ? id.slice(0, id.lastIndexOf('-')) : 'P';
}
