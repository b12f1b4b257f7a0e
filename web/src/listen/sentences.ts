/** A range of a text: start and end (exclusive). */
export type Piece = { from: number; to: number };

/** The sentences of a text. A decimal point ends none. */
export const sentencesOf = (text: string): readonly Piece[] => {
  const found = text.matchAll(/\S[\s\S]*?(?:[.!?…]+["'”’)]*(?=\s|$)|$)/gu);
  return Array.from(found, ({ 0: words, index }) => ({ from: index, to: index + words.trimEnd().length }));
};

/** The word at an offset from a voice event: some voices omit its length. */
export const wordAt = (text: string, from: number): Piece | null => {
  const word = /^[\p{L}\p{N}'’-]+/u.exec(text.slice(from))?.[0];
  return word === undefined ? null : { from, to: from + word.length };
};
