import { csv } from '#domain/operations/csv.ts';

/** Downloads a table as a CSV file named after its page, range and date (AMB-118). */
export function downloadCsv(page: string, range: string, rows: (string | number | null)[][]): void {
  const table = new Blob([csv(rows)], { type: 'text/csv;charset=utf-8' });
  handOver(table, `lunatale-${page}-${range}-${new Date().toISOString().slice(0, 10)}.csv`);
}

export function handOver(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
