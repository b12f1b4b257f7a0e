import type { Random } from '#practice/random.ts';

/** The state of a board as plain numbers, so that it can be sent as an answer. Their meaning depends on the board. */
export type State = readonly number[];

/** The levels of every board: about one for each class, and one beyond P7. */
export const lastLevel = 8;

/** `free` has no goal: the learner moves things as they like. */
export type Board<Challenge> = {
  readonly make: (level: number, random: Random) => Challenge;
  readonly free: (level: number) => Challenge;
  readonly start: (challenge: Challenge) => State;
  readonly isReached: (challenge: Challenge, state: State) => boolean;
  /** One right end. There may be others. */
  readonly solution: (challenge: Challenge) => State;
};

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export const isSame = (a: State, b: State): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));
