/** The order of a group's board. */
type Row = { readonly userId: number; readonly name: string; readonly points: number };

/** Most points first; those who have the same stand by their name, so that nobody changes places by chance. */
export const inBoardOrder = <T extends Row>(rows: readonly T[]): T[] =>
  [...rows].sort(
    (one, other) =>
      other.points - one.points || one.name.localeCompare(other.name, 'en') || one.userId - other.userId,
  );

/** The place of a person: as many have more, one further. Null for who is not on the board. */
export const placeOn = (rows: readonly Row[], userId: number): number | null => {
  const own = rows.find((row) => row.userId === userId);
  return own === undefined ? null : rows.filter(({ points }) => points > own.points).length + 1;
};
