/**
 * Wraps words into lines of limited length. A longer word gets its own line; the checker refuses it earlier.
 */
export const wrapWords = (text: string, most: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u)) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};
