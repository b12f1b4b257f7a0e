/** Downloads a file made by `writeCsv`, whose cells spreadsheets cannot run. */
export const download = (name: string, csv: string): void => {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
