/** A table as a file for a spreadsheet. A cell that a spreadsheet would run as a formula is made harmless (ASVS 1.2.10). */
const cell = (value: string | number | null): string => {
  const text = value === null ? '' : String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const rowsAsCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** Hands a file over. The mark at its start tells spreadsheets that the letters are Unicode. */
export const download = (name: string, csv: string): void => {
  const address = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
