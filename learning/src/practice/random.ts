/** A repeatable random source: a draw gives the same numbers on every device for ever. */
export type Random = {
  /** A whole number from `least` to `most`, inclusive. */
  readonly int: (least: number, most: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly coin: () => boolean;
  readonly shuffle: <T>(list: readonly T[]) => readonly T[];
  /** Distinct elements of a list, in drawn order. */
  readonly some: <T>(list: readonly T[], count: number) => readonly T[];
};

const scramble = (bits: number): number => {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
};

/** FNV-1a, so that two generators with one draw do not get similar numbers. */
const hash = (text: string): number => {
  let bits = 0x811c9dc5;
  for (const sign of text) bits = Math.imul(bits ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return bits;
};

/** Mulberry32: 32-bit integers only, so that no machine rounds differently. */
export const randomOf = (purpose: string, draw: number): Random => {
  let state = scramble(hash(purpose) ^ draw);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T;
  const shuffle = <T>(list: readonly T[]): readonly T[] => {
    const mixed = [...list];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = int(0, last);
      [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
    }
    return mixed;
  };
  return {
    int,
    pick,
    coin: () => next() < 0.5,
    shuffle,
    some: (list, count) => shuffle(list).slice(0, count),
  };
};
