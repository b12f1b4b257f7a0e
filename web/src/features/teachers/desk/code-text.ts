/** '4821 7730': eight digits are read and typed in two halves. */
export const fourAndFour = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
