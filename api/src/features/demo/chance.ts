import { createHash } from 'node:crypto';

/** Between 0 and 1, spread evenly, and the same on every start: by it days and answers differ as in life. */
export const chanceOf = (words: string): number =>
  createHash('sha256').update(words).digest().readUInt32BE(0) / 2 ** 32;
