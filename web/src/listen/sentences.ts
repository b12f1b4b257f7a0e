/** A piece of a text: its first sign, and the one after its last. */
export type Piece = { from: number; to: number };

/** The sentences of a text. A point inside a number ends none. */
export const sentencesOf = (text: string): readonly Piece[] => {
  const found = text.matchAll(/\S[\s\S]*?(?:[.!?…]+["'”’)]*(?=\s|$)|$)/gu);
  return Array.from(found, ({ 0: words, index }) => ({ from: index, to: index + words.trimEnd().length }));
};

/** The word at a place, as a voice tells it: some tell where it begins, but not how long it is. */
export const wordAt = (text: string, from: number): Piece | null => {
  const word = /^[\p{L}\p{N}'’-]+/u.exec(text.slice(from))?.[0];
  return word === undefined ? null : { from, to: from + word.length };
};
