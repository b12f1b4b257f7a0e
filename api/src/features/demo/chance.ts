import { createHash } from 'node:crypto';

/** A deterministic random number between 0 and 1, evenly distributed. */
export const chanceOf = (words: string): number =>
  createHash('sha256').update(words).digest().readUInt32BE(0) / 2 ** 32;
