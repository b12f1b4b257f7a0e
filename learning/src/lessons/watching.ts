/** Of an explainer's scenes, so many in a hundred must have been on the stage before it counts as watched. */
const watchedPercent = 80;

/** The places of the scenes that were never on the stage, the first one first. */
export const skippedScenes = (shown: readonly number[], scenes: number): readonly number[] =>
  Array.from({ length: scenes }, (_, place) => place).filter((place) => !shown.includes(place));

/** Whoever looked at nearly all of it has watched it, at whatever speed; who sought to its end has not. */
export const isWatched = (shown: readonly number[], scenes: number): boolean =>
  (scenes - skippedScenes(shown, scenes).length) * 100 >= scenes * watchedPercent;
