import { csv } from '#domain/operations/csv.ts';

/** Hands a table over as a file named with its page, range and date (AMB-118). */
export function downloadCsv(page: string, range: string, rows: (string | number | null)[][]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csv(rows)], { type: 'text/csv;charset=utf-8' }));
  link.download = `lunatale-${page}-${range}-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
