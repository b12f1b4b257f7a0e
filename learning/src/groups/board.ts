/** The order of a group's board. */
type Row = { readonly userId: number; readonly name: string; readonly points: number };

/** Most points first; equals are sorted by name, so that places never change at random. */
export const inBoardOrder = <T extends Row>(rows: readonly T[]): T[] =>
  [...rows].sort(
    (one, other) =>
      other.points - one.points || one.name.localeCompare(other.name, 'en') || one.userId - other.userId,
  );

/**
 * A person's place: one more than the number of people with more points. Null for somebody who is not on the
 * board.
 */
export const placeOn = (rows: readonly Row[], userId: number): number | null => {
  const own = rows.find((row) => row.userId === userId);
  return own === undefined ? null : rows.filter(({ points }) => points > own.points).length + 1;
};
