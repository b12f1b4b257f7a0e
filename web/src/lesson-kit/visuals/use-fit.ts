import { type RefObject, useLayoutEffect } from 'react';

/** Scales from full size to the smallest readable one. Content that does not fit even then scrolls. */
const sizes = [1, 0.94, 0.88, 0.82, 0.76, 0.7];

/**
 * Sets `--fit` on a scene that is higher than its stage, so that its words and its picture become smaller and nothing is
 * cut off. Lines that have not appeared yet take their space, so the size stays the same during a scene.
 */
export const useFit = (sheet: RefObject<HTMLElement | null>, of: unknown): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scene is measured, too
  useLayoutEffect(() => {
    const scene = sheet.current;
    const stage = scene?.closest('[data-stage]');
    if (scene == null || stage == null || typeof ResizeObserver === 'undefined') return;
    const fit = () => {
      for (const size of sizes) {
        if (size === 1) scene.style.removeProperty('--fit');
        else scene.style.setProperty('--fit', String(size));
        if (stage.scrollHeight <= stage.clientHeight + 1) return;
      }
    };
    fit();
    // Again when pictures have loaded, or a phone is rotated.
    const sizeChanges = new ResizeObserver(fit);
    sizeChanges.observe(stage);
    sizeChanges.observe(scene);
    return () => sizeChanges.disconnect();
  }, [sheet, of]);
};
