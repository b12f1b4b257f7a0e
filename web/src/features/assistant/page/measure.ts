import { classes } from '#ui/classes.ts';
import { fitSheets, type Paper, type Part, type Piece, papers } from './fit.ts';
import css from './page.module.css';
import { withPrintRules } from './print-rules.ts';

const c = classes(css);

const pixelsInMillimetre = 96 / 25.4;
const smallZoom = 0.8;
/* Print that is already small is hardly reduced. */
const leastZoom = (isSmall: boolean): number => (isSmall ? 0.92 : 0.82);

/* What print never cuts, by the `break-inside` of the style sheets; paragraphs are cut between lines. */
const wholes = `li, tr, h2, h3, h4, p, section section, header, footer, .${c('line')}`;
/* `orphans` and `widows` of the style sheet. */
const linesTogether = 3;

const linesOf = (element: Element, top: number, bottom: number): readonly Piece[] => {
  const line = Number.parseFloat(getComputedStyle(element).lineHeight);
  const count = Math.round((bottom - top) / line);
  if (!(count >= 2 * linesTogether)) return [{ top, bottom }];
  const at = (place: number) => top + place * line;
  const between = Array.from({ length: count - 2 * linesTogether }, (_, place) => ({
    top: at(linesTogether + place),
    bottom: at(linesTogether + place + 1),
  }));
  return [{ top, bottom: at(linesTogether) }, ...between, { top: at(count - linesTogether), bottom }];
};

const piecesOf = (element: Element): readonly Piece[] => {
  const { top, bottom } = element.getBoundingClientRect();
  if (element.matches('h2, h3, h4')) return [{ top, bottom, isHead: true }];
  if (element.matches('p')) return linesOf(element, top, bottom);
  const head = element.matches('tbody tr') ? element.closest('table')?.tHead : null;
  return [{ top, bottom, ...(head ? { repeats: head.getBoundingClientRect().height } : {}) }];
};

/** The parts of a copy, and whether each is the teacher's. */
const partsOf = (copy: HTMLElement): readonly { isOwn: boolean; pieces: readonly Piece[] }[] => {
  const starts = [...copy.querySelectorAll(`.${c('apart')}`)];
  const parts: { isOwn: boolean; pieces: Piece[] }[] = [
    { isOwn: false, pieces: [] },
    ...starts.map((start) => ({ isOwn: start.querySelector(`.${c('whose')}`) !== null, pieces: [] })),
  ];
  for (const element of copy.querySelectorAll(wholes)) {
    if (element.parentElement?.closest(wholes) != null) continue;
    const part = starts.filter(
      (start) =>
        start.contains(element) ||
        (start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    ).length;
    parts[part]?.pieces.push(...piecesOf(element));
  }
  return parts;
};

/** The sheets for pupils, those for the teacher, and the print zoom. */
export type Sheets = { readonly given: number; readonly own: number; readonly zoom: number };

/** Lays out hidden copies of the sheet with the rules of print. */
export const measureSheets = (sheet: Element, paper: Paper, isSmall: boolean): Sheets =>
  withPrintRules((holder) => {
    const { width, height } = papers[paper];
    const copy = sheet.cloneNode(true) as HTMLElement;
    // The zoom of print is computed here, not applied.
    copy.style.zoom = '1';
    holder.className = c('measured');
    if (paper === 'half') holder.dataset['copies'] = '';
    holder.append(copy);
    const partsAt = (zoom: number) => {
      const scale = (isSmall ? smallZoom : 1) * zoom;
      holder.style.width = `${(width * pixelsInMillimetre) / scale}px`;
      const toPaper = scale / pixelsInMillimetre;
      return partsOf(copy).map(
        ({ pieces }): Part =>
          pieces.map(({ top, bottom, repeats = 0, ...piece }) => ({
            ...piece,
            top: top * toPaper,
            bottom: bottom * toPaper,
            repeats: repeats * toPaper,
          })),
      );
    };
    const isOwn = partsOf(copy).map((part) => part.isOwn);
    const fit = fitSheets(partsAt, height, leastZoom(isSmall));
    const sum = (wanted: boolean) =>
      fit.sheets.reduce((all, count, at) => (isOwn[at] === wanted ? all + count : all), 0);
    return { given: sum(false), own: sum(true), zoom: fit.zoom };
  });
