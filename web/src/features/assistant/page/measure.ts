import { classes } from '#ui/classes.ts';
import { fitSheets, type Paper, papers } from './fit.ts';
import css from './page.module.css';

const c = classes(css);

const pixelsInMillimetre = 96 / 25.4;
const smallZoom = 0.8;
/* Print that is already small is hardly reduced. */
const leastZoom = (isYoung: boolean): number => (isYoung ? 0.92 : 0.82);

/** A hidden copy of the sheet in print layout, for measuring. */
const laidOut = (sheet: Element, width: number): HTMLElement => {
  const copy = sheet.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('.noprint')) hidden.remove();
  for (const shown of copy.querySelectorAll('.onlyprint')) shown.classList.remove('onlyprint');
  copy.classList.add(c('measured'));
  copy.style.width = `${width}px`;
  return copy;
};

/** The sheets for pupils, those for the teacher, and the print zoom. */
export type Sheets = { readonly given: number; readonly own: number; readonly zoom: number };

export const measureSheets = (sheet: Element, paper: Paper, isYoung: boolean): Sheets => {
  const { width, height } = papers[paper];
  const zoom = isYoung ? smallZoom : 1;
  const copy = laidOut(sheet, (width * pixelsInMillimetre) / zoom);
  document.body.append(copy);
  const breaks = [...copy.querySelectorAll<HTMLElement>(`.${c('apart')}`)];
  const edges = [0, ...breaks.map((part) => part.offsetTop), copy.offsetHeight];
  const isOwn = [false, ...breaks.map((part) => part.querySelector(`.${c('whose')}`) !== null)];
  copy.remove();
  const heights = isOwn.map(
    (_, at) => (((edges[at + 1] ?? 0) - (edges[at] ?? 0)) * zoom) / pixelsInMillimetre,
  );
  const fit = fitSheets(heights, height, leastZoom(isYoung));
  const sum = (wanted: boolean) =>
    fit.sheets.reduce((all, count, at) => (isOwn[at] === wanted ? all + count : all), 0);
  return { given: sum(false), own: sum(true), zoom: fit.zoom };
};
