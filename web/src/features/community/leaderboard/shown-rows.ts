/**
 * Chooses the visible rows of a board: the top five, then the learner between two neighbours. Nobody sees a
 * last place.
 */
import { type Placed, ranked } from '@afrolearn/learning/leaderboard/score.ts';
import type { BoardEntry, OwnPlace } from './leaderboard.api.ts';

export type Row = Placed<BoardEntry>;

/**
 * The board with points and places; the learner's place is the server's, which counts unlisted people, too.
 */
export const rowsOf = (
  board: readonly BoardEntry[],
  userId: number | null,
  place: OwnPlace['place'],
): readonly Row[] =>
  ranked(board).map((row) => (row.id === userId && place !== null ? { ...row, place } : row));

const top = 5;

export type Shown = { readonly rows: readonly Row[]; readonly rest: readonly Row[]; readonly folds: boolean };

/**
 * `rest` follows a gap. Expanded it shows the upper half, and everybody down to the learner's lower
 * neighbour: of all `of` people the lower ones are seen only by their neighbours.
 */
export const shownRows = (rows: readonly Row[], userId: number, of: number, all: boolean): Shown => {
  const own = rows.findIndex(({ id }) => id === userId);
  // There may be unknown people between the fiftieth and the learner.
  const isFarDown = own === rows.length - 1 && (rows[own]?.place ?? 0) > own + 1;
  const known = rows.slice(0, Math.max(top, own + 2, Math.ceil(of / 2)));
  const folded = own <= top + 1 ? known.slice(0, Math.max(top, own + 2)) : known.slice(0, top);
  const around = own <= top + 1 ? [] : known.slice(isFarDown ? own : own - 1, own + 2);
  const folds = known.length > folded.length + around.length;
  if (!all) return { rows: folded, rest: around, folds };
  const cut = isFarDown ? own : known.length;
  return { rows: known.slice(0, cut), rest: known.slice(cut), folds };
};

/** The points missing for the next place; null at the top. */
export const pointsToNext = (rows: readonly Row[], userId: number | null): number | null => {
  const own = rows.find(({ id }) => id === userId);
  const above = own === undefined ? [] : rows.filter(({ points }) => points > own.points);
  const next = above[above.length - 1];
  return own === undefined || next === undefined ? null : next.points - own.points;
};
