/** The figures of a class: what its progress means, and how means are taken (decision 0051). */

/** What one pupil has completed: entries, each with its day. */
export type DoneByPupil = ReadonlyMap<string, string>;

/** The share of those who work in a subject that must have done an entry before the class has reached it. */
const reachedBy = 4;

/**
 * The entries that a class has reached: those that a quarter of its working pupils has completed. One who runs ahead
 * moves nobody else's figure, and those who have not begun do not hold the class back.
 */
export const reachedEntries = (
  entries: readonly string[],
  pupils: readonly DoneByPupil[],
): readonly string[] => {
  const working = pupils.filter((done) => entries.some((id) => done.has(id)));
  const least = Math.max(1, Math.ceil(working.length / reachedBy));
  return entries.filter((id) => working.filter((done) => done.has(id)).length >= least);
};

/** How much of what the class has reached this pupil has done until a day, 0 to 100; null where it has reached nothing. */
export const progressOf = (
  reached: readonly string[],
  done: DoneByPupil,
  until: string = '9999-12-31',
): number | null => {
  if (reached.length === 0) return null;
  const there = reached.filter((id) => (done.get(id) ?? '9999-12-32') <= until).length;
  return Math.round((100 * there) / reached.length);
};

/** The rounded mean of the figures that are known; null where none is (spec 2 §9). */
export const meanOf = (figures: readonly (number | null)[]): number | null => {
  const known = figures.filter((figure) => figure !== null);
  if (known.length === 0) return null;
  return Math.round(known.reduce((sum, figure) => sum + figure, 0) / known.length);
};
