/**
 * Composes a scene from drawings of the bank: a place, and people and things in it. Its name is the list of
 * their names, `market+woman-trader+girl-carrying`; the first full-stage drawing is the background. People
 * stand on the ground from left to right, and things of the sky are placed there.
 */
import type { Figure } from '#lessons/lesson.ts';

export type BankDrawing = Figure & { readonly name: string; readonly kind: string };

/** Besides the place. More would be too small on a phone. */
export const mostTogether = 5;

const between = '+';
export const togetherName = (names: readonly string[]): string => names.join(between);
export const drawingsIn = (figure: string): readonly string[] => figure.split(between);

const stage = { width: 640, height: 360, ground: 348, sky: 14, margin: 14 } as const;
const round = (value: number): number => Math.round(value * 10) / 10;

type Box = { readonly width: number; readonly height: number };

/* A single drawing is centred in a padded view box; the padding shows how large it is. */
const boxOf = (svg: string): Box => {
  const [, window = ''] = /viewBox="([^"]*)"/.exec(svg) ?? [];
  const [x = 0, y = 0, wide = 0, tall = 0] = window.split(' ').map(Number);
  return { width: wide + 2 * x, height: tall + 2 * y };
};
const shapesOf = (svg: string): string =>
  svg
    .replace(/^[^<]*<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<title>[^<]*<\/title>/, '');

/** Whether a drawing is a place: it fills the stage. */
export const isPlace = ({ svg }: Figure): boolean => /viewBox="0 0 640 360"/.test(svg);

const inRow = (drawings: readonly BankDrawing[], inSky: boolean): string => {
  const boxes = drawings.map(({ svg }) => boxOf(svg));
  const room = stage.width - 2 * stage.margin;
  const wide = boxes.reduce((sum, { width }) => sum + width, 0);
  const tallest = Math.max(...boxes.map(({ height }) => height));
  const most = inSky ? 110 : stage.ground - stage.sky;
  const scale = Math.min(1, (room * 0.96) / wide, most / tallest);
  const gap = (room - wide * scale) / (drawings.length + 1);
  let left = stage.margin + gap;
  return drawings
    .map(({ svg }, at) => {
      const { width, height } = boxes[at] ?? { width: 0, height: 0 };
      const top = inSky ? stage.sky : stage.ground - height * scale;
      const put = `<g transform="translate(${round(left)} ${round(top)}) scale(${Math.round(scale * 1000) / 1000})">${shapesOf(svg)}</g>`;
      left += width * scale + gap;
      return put;
    })
    .join('');
};

/** One figure of the stage's size. A second place is left out, because a scene has one background. */
export const together = (drawings: readonly BankDrawing[]): Figure => {
  const place = drawings.find(isPlace);
  const others = drawings.filter((one) => !isPlace(one)).slice(0, mostTogether);
  const sky = others.filter(({ kind }) => kind === 'weather');
  const ground = others.filter(({ kind }) => kind !== 'weather');
  const shapes = [
    place === undefined ? '' : shapesOf(place.svg),
    sky.length === 0 ? '' : inRow(sky, true),
    ground.length === 0 ? '' : inRow(ground, false),
  ].join('');
  const title = [...(place === undefined ? [] : [place]), ...others].map((one) => one.title).join(' ');
  return {
    title,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" role="img"><title>${title}</title>${shapes}</svg>`,
  };
};

/** Resolves a list of names to the drawings that exist; a single name is that drawing. */
export const shownTogether = (figure: string, known: ReadonlyMap<string, BankDrawing>): Figure | null => {
  const found = drawingsIn(figure).flatMap((name) => known.get(name) ?? []);
  const [only] = found;
  if (only === undefined) return null;
  return found.length === 1 ? { title: only.title, svg: only.svg } : together(found);
};
