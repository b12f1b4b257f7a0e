/** Computes the A4 sheets of a page, and a zoom that avoids nearly empty ones. */

/** In millimetres, inside the margins that `@page` sets in `page.module.css`. */
const upright = { width: 188, height: 279 } as const;
const across = { width: 277, height: 190 } as const;
/** One of two copies side by side on a landscape sheet. */
const half = { width: 132, height: 190 } as const;
export const papers = { upright, across, half } as const;
export type Paper = keyof typeof papers;

/** Blocks that must not break leave some space at the end of a sheet. */
const used = 0.95;
/** A last sheet filled less than this is a waste. */
const little = 0.4;

/** The sheets of each part. */
export type Fit = { readonly sheets: readonly number[]; readonly zoom: number };

const sheetsFor = (height: number, sheet: number): number => Math.max(1, Math.ceil(height / (sheet * used)));

/** Smaller print also wraps later: the height falls with the square of the zoom. */
const heightAt = (height: number, zoom: number): number => height * zoom * zoom;

/**
 * `heights` are those of parts that start a new sheet, in the unit of `sheet`. One zoom applies to all: the
 * weakest that saves a nearly empty sheet, never below `least`.
 */
export const fitSheets = (heights: readonly number[], sheet: number, least: number): Fit => {
  const zooms = heights.map((height) => {
    const sheets = sheetsFor(height, sheet);
    const last = height / (sheet * used) - (sheets - 1);
    if (sheets === 1 || last > little) return 1;
    const zoom = Math.sqrt(((sheets - 1) * sheet * used) / height);
    return zoom < least ? 1 : zoom;
  });
  const zoom = Math.floor(Math.min(1, ...zooms) * 100) / 100;
  return { zoom, sheets: heights.map((height) => sheetsFor(heightAt(height, zoom), sheet)) };
};
