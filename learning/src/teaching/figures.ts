/** The figures of a class: the definition of progress, and how means are computed (decision 0051). */

/** One pupil's completed entries with their days. */
export type DoneByPupil = ReadonlyMap<string, string>;

/** An entry is reached when one in this many active pupils has done it. */
const reachedBy = 4;

/**
 * The entries that a class has reached: completed by a quarter of its active pupils. One who runs ahead
 * changes nobody else's figure, and pupils who have not started do not hold the class back.
 */
export const reachedEntries = (
  entries: readonly string[],
  pupils: readonly DoneByPupil[],
): readonly string[] => {
  const working = pupils.filter((done) => entries.some((id) => done.has(id)));
  const least = Math.max(1, Math.ceil(working.length / reachedBy));
  return entries.filter((id) => working.filter((done) => done.has(id)).length >= least);
};

/**
 * The share of reached entries that this pupil has completed by a day, 0 to 100; null where the class has
 * reached none.
 */
export const progressOf = (
  reached: readonly string[],
  done: DoneByPupil,
  until: string = '9999-12-31',
): number | null => {
  if (reached.length === 0) return null;
  const there = reached.filter((id) => (done.get(id) ?? '9999-12-32') <= until).length;
  return Math.round((100 * there) / reached.length);
};

/** The rounded mean of the known figures; null without any (spec 2 §9). */
export const meanOf = (figures: readonly (number | null)[]): number | null => {
  const known = figures.filter((figure) => figure !== null);
  if (known.length === 0) return null;
  return Math.round(known.reduce((sum, figure) => sum + figure, 0) / known.length);
};
