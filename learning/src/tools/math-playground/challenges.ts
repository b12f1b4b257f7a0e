/**
 * The challenges of the Math Playground. One is made from its board, its level and a draw, and so named: the server makes
 * the same one to judge an answer.
 */
import { randomOf } from '#practice/random.ts';
import { type BalanceChallenge, balance } from '#tools/math-playground/balance.ts';
import { type BlocksChallenge, blocks } from '#tools/math-playground/blocks.ts';
import { type Board, lastLevel, type State } from '#tools/math-playground/board.ts';
import { type ClockChallenge, clock } from '#tools/math-playground/clock.ts';
import { type FractionsChallenge, fractions } from '#tools/math-playground/fractions.ts';
import { type GraphChallenge, graph } from '#tools/math-playground/graph.ts';
import { type MoneyChallenge, money } from '#tools/math-playground/money.ts';
import { type NumberLineChallenge, numberLine } from '#tools/math-playground/number-line.ts';
import { type ShapesChallenge, shapes } from '#tools/math-playground/shapes.ts';

export const boardNames = [
  'number-line',
  'fractions',
  'blocks',
  'clock',
  'money',
  'shapes',
  'balance',
  'graph',
] as const;
export type BoardName = (typeof boardNames)[number];

export type Challenges = {
  readonly 'number-line': NumberLineChallenge;
  readonly fractions: FractionsChallenge;
  readonly blocks: BlocksChallenge;
  readonly clock: ClockChallenge;
  readonly money: MoneyChallenge;
  readonly shapes: ShapesChallenge;
  readonly balance: BalanceChallenge;
  readonly graph: GraphChallenge;
};

export const boards: { readonly [B in BoardName]: Board<Challenges[B]> } = {
  'number-line': numberLine,
  fractions,
  blocks,
  clock,
  money,
  shapes,
  balance,
  graph,
};

/** The permanent identity of a challenge: the same name always makes the same challenge. */
export type ChallengeName<B extends BoardName = BoardName> = {
  readonly board: B;
  readonly level: number;
  readonly draw: number;
};

export const idOf = ({ board, level, draw }: ChallengeName): string => `${board}-${level}-${draw}`;

/** Null for anything that `idOf` does not write. */
export const challengeNamed = (id: string): ChallengeName | null => {
  const [, word, level, draw] = /^([a-z-]+)-([1-9])-(0|[1-9]\d{0,9})$/.exec(id) ?? [];
  const board = boardNames.find((one) => one === word);
  const name = { board, level: Number(level), draw: Number(draw) };
  if (name.board === undefined || name.level > lastLevel || name.draw > 0xffffffff) return null;
  return { ...name, board: name.board };
};

export const challengeOf = <B extends BoardName>({ board, level, draw }: ChallengeName<B>): Challenges[B] =>
  boards[board].make(level, randomOf(`math-playground ${board}`, draw));

/** Whether this is a right end of the challenge that the id names. */
export const solves = <B extends BoardName>(name: ChallengeName<B>, state: State): boolean =>
  boards[name.board].isReached(challengeOf(name), state);
