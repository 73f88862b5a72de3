/** The result of something tried many times: how often, how often it failed, and a note. */
export type Outcome = { what: string; tried: number; lost: number; note: string };

/** A check of a running product that counts its losses. It reports each row as soon as it is known. */
export type Proof = { name: string; run: (report: (outcome: Outcome) => void) => Promise<void> };

/** Runs a proof and prints each row as soon as it is known; returns the whole table and the total of losses. */
export async function prove({ name, run }: Proof): Promise<{ table: string; lost: number }> {
  const outcomes: Outcome[] = [];
  await run((outcome) => {
    outcomes.push(outcome);
    console.error(`${outcome.lost === 0 ? '✓' : '✗'} ${row(outcome).join(' | ')}`);
  });
  return { table: outcomeTable(name, outcomes), lost: outcomes.reduce((sum, { lost }) => sum + lost, 0) };
}

/** Returns the outcomes as a Markdown table. */
function outcomeTable(name: string, outcomes: Outcome[]): string {
  const rows = [[name, 'tried', 'lost', ''], ...outcomes.map(row)];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const [head = [], ...body] = rows;
  return [line(head), rule, ...body.map(line)].join('\n');
}

function row({ what, tried, lost, note }: Outcome): string[] {
  return [what, String(tried), String(lost), note];
}
