type Cell = string | number | null;

/**
 * Formats rows as a CSV file (RFC 4180, UTF-8 with a BOM, so that spreadsheets detect the encoding). A cell
 * that a spreadsheet would run as a formula is made text by a leading apostrophe (AMB-118).
 */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
