/** Computes the A4 sheets of a page, and a zoom that avoids nearly empty ones. */

/** In millimetres, inside the margins that `@page` sets in `page.module.css`. */
const upright = { width: 188, height: 279 } as const;
const across = { width: 277, height: 190 } as const;
/** One of two copies side by side on a landscape sheet. */
const half = { width: 132, height: 190 } as const;
export const papers = { upright, across, half } as const;
export type Paper = keyof typeof papers;

/** Printers round differently: a sheet is never planned to the last millimetre. */
const used = 0.985;
/** A last sheet filled less than this is a waste. */
const little = 0.5;
const finest = 0.02;

/** What no sheet may cut: a question, a row, some lines. `top` and `bottom` are in the unit of the sheet. */
export type Piece = {
  readonly top: number;
  readonly bottom: number;
  /** A heading, which stays with the next piece. */
  readonly isHead?: boolean;
  /** The height of the table head, which is printed again on the next sheet. */
  readonly repeats?: number;
};
/** A part starts a new sheet. */
export type Part = readonly Piece[];

type Filled = { readonly sheets: number; readonly last: number };

/** Lays the pieces on sheets as a browser does: a piece that does not fit goes to the next one. */
const layOut = (pieces: Part, sheet: number): Filled => {
  let sheets = 1;
  let from = pieces[0]?.top ?? 0;
  let end = from;
  for (const [at, piece] of pieces.entries()) {
    const bottom = piece.isHead === true ? (pieces[at + 1]?.bottom ?? piece.bottom) : piece.bottom;
    if (bottom - from > sheet && piece.top > from) {
      sheets += 1;
      from = piece.top - (piece.repeats ?? 0);
    }
    // Taller than a sheet: cut after all.
    for (; piece.bottom - from > sheet; sheets += 1) from += sheet;
    end = piece.bottom;
  }
  return { sheets, last: (end - from) / sheet };
};

/** The sheets of each part. */
export type Fit = { readonly sheets: readonly number[]; readonly zoom: number };

/**
 * `partsAt` lays out the page at a zoom, in the unit of `height`. One zoom applies to all parts: the weakest
 * that saves their nearly empty sheets, never below `least`.
 */
export const fitSheets = (partsAt: (zoom: number) => readonly Part[], height: number, least: number): Fit => {
  const filledAt = (zoom: number) => partsAt(zoom).map((part) => layOut(part, height * used));
  const fitAt = (zoom: number): Fit => ({ zoom, sheets: filledAt(zoom).map(({ sheets }) => sheets) });
  const full = filledAt(1);
  const isWaste = ({ sheets, last }: Filled) => sheets > 1 && last < little;
  if (!full.some(isWaste)) return { zoom: 1, sheets: full.map(({ sheets }) => sheets) };
  const smallest = fitAt(least);
  // Only sheets that the smallest print saves are worth smaller print.
  const wanted = full.map((one, at) =>
    isWaste(one) ? Math.max(one.sheets - 1, smallest.sheets[at] ?? 0) : one.sheets,
  );
  if (wanted.every((sheets, at) => sheets === full[at]?.sheets)) return { zoom: 1, sheets: wanted };
  let best = smallest;
  let [low, high] = [0, Math.round((1 - least) / finest)];
  // The zooms between `least` and 1 in steps: each try halves them, because a layout takes time on a phone.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const tried = fitAt(Math.round((least + middle * finest) * 100) / 100);
    if (tried.sheets.every((sheets, at) => sheets <= (wanted[at] ?? sheets))) {
      best = tried;
      low = middle;
    } else high = middle;
  }
  return best;
};
