/** Splits phrases at semicolons. */
export const phrases = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s*;\s*/)
    .filter((phrase) => phrase !== '');
