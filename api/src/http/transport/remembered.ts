/*
 * A school's tablets send the same few header values all day. A full cache is cleared, and a longer value is parsed
 * each time.
 */
const most = 500;
const longest = 200;

/** Caches the parsed value of a header or another short text. */
export const remembered = <T>(read: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined || text.length > longest) return before ?? read(text);
    const made = read(text);
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
};
