/** A scene counts as shown when it was on the stage for this share of its time: who taps at its last words saw it. */
const enoughShare = 0.8;

/** Whether so many seconds on the stage are the time of a scene that lasts so long. */
export const isShown = (seconds: number, lasts: number): boolean => seconds >= lasts * enoughShare;

/** The places of the scenes that were not shown for their time, the first one first. */
export const skippedScenes = (shown: readonly number[], scenes: number): readonly number[] =>
  Array.from({ length: scenes }, (_, place) => place).filter((place) => !shown.includes(place));

/** Whoever looked at all of it has watched it, at whatever speed; who skipped forward or sought to its end has not. */
export const isWatched = (shown: readonly number[], scenes: number): boolean =>
  skippedScenes(shown, scenes).length === 0;
