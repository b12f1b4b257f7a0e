// The colours of the drawing bank, as content/figures/README.md lists them.

/** The colours that a scene may give to a drawing: each with its darker side. */
export const pairs = {
  earth: ['#c24e27', '#8e3216'],
  gold: ['#f3b53c', '#c9801a'],
  leaf: ['#2f7d4b', '#1c5635'],
  lake: ['#1d7896', '#115468'],
  indigo: ['#4656b8', '#2a3572'],
  plum: ['#7b2f56', '#5a1f3e'],
  red: ['#d6402b', '#a32a1d'],
  orange: ['#e8702c', '#b9501a'],
  chalk: ['#fff8e8', '#e6d8bc'],
  charcoal: ['#4a4f55', '#2b3136'],
  bark: ['#9a5b34', '#7a4324'],
} as const satisfies Record<string, readonly [string, string]>;

export type ColourName = keyof typeof pairs;

export const colourNames = Object.keys(pairs) as readonly ColourName[];

export const isColourName = (name: string): name is ColourName => Object.hasOwn(pairs, name);

/**
 * Skin colours with their shades, from dark to light; scenes count from 1. Albinism is drawn, never
 * recoloured.
 */
export const skins: readonly (readonly [string, string])[] = [
  ['#55301f', '#40231a'],
  ['#6b3f28', '#4f2c1c'],
  ['#7a4930', '#5a3220'],
  ['#8a5236', '#6b3a24'],
];

const others = `
  #efc9a8 #d9a983
  #17100e #1a1f4a #8c8a84 #b9b4a8 #f0d9a0
  #5ca24e #8bc16a #8fbf7a #a9cf8e #c5dfae
  #b8481f #d98a5b #6d3c20 #4a2c1a
  #e8b48f #f3d9b0 #ecc987 #d9a441 #f7e3b5 #f1e5cb
  #d9edf2 #bfe0e8 #8cc3d4 #5aa6bd
  #d8d4ca #6a6862
  #f6a04d #e09a2b #a9641a #ffe08a
  #f2b8a8 #d98880 #b5483f
  #b08cc4 #e58fa6
  #1f3d33 #ffedc2
  #dcefdc #e4e4f2 #fbe3d5
`;

export const palette: ReadonlySet<string> = new Set([
  ...Object.values(pairs).flat(),
  ...skins.flat(),
  ...others.trim().split(/\s+/u),
]);

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

const distance = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0);

/** Suggests the nearest allowed colour. */
export const nearestColour = (colour: string): string => {
  const wanted = channels(
    colour.length === 4 ? colour.replace(/[0-9a-f]/giu, (digit) => digit + digit) : colour,
  );
  return [...palette].reduce((best, next) =>
    distance(channels(next), wanted) < distance(channels(best), wanted) ? next : best,
  );
};
