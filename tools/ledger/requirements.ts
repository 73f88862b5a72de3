import { readFileSync } from 'node:fs';

/** Returns the ids of docs/ledger.tsv and the properties of docs/properties.md, in their order. */
export function readRequirements(): string[] {
  return [
    ...ledgerIds(readFileSync('docs/ledger.tsv', 'utf8')),
    ...propertyIds(readFileSync('docs/properties.md', 'utf8')),
  ];
}

/** Returns the first column of the table, without its header. */
export function ledgerIds(tsv: string): string[] {
  const rows = tsv.split('\n').slice(1);
  return rows.filter((row) => row.trim() !== '').map((row) => row.slice(0, row.indexOf('\t')));
}

/** Returns the properties: list items that begin with their number. */
export function propertyIds(markdown: string): string[] {
  return [...markdown.matchAll(/^- (P\d+) /gm)].map(([, id = '']) => id);
}
