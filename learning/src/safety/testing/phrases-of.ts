/** The phrases of a text, which stand between semicolons. */
export const phrases = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s*;\s*/)
    .filter((phrase) => phrase !== '');
