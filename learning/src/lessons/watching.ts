/** A scene counts as watched after this share of its time, so that skipping its last words is fine. */
const enoughShare = 0.8;

/** Whether this many seconds are enough for a scene of this length. */
export const isShown = (seconds: number, lasts: number): boolean => seconds >= lasts * enoughShare;

/** The indexes of the scenes that were not watched long enough, in order. */
export const skippedScenes = (shown: readonly number[], scenes: number): readonly number[] =>
  Array.from({ length: scenes }, (_, place) => place).filter((place) => !shown.includes(place));

/** A lesson is watched when every scene was, at any speed; skipping or seeking to its end does not count. */
export const isWatched = (shown: readonly number[], scenes: number): boolean =>
  skippedScenes(shown, scenes).length === 0;
