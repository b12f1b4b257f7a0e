import { type Drawing, stage } from '#bank/drawing.ts';
import { type ColourName, isColourName, pairs, skins } from '#bank/palette.ts';

/** One drawing in a scene: `at` is the middle of its lower edge, `size` its height. */
export type Put = {
  readonly drawing: Drawing;
  readonly at: readonly [x: number, y: number];
  readonly size: number;
  readonly flip: boolean;
  readonly hide: readonly string[];
  readonly colour?: ColourName;
  readonly skin?: number;
  /** The name that beats use for it and its parts. */
  readonly as?: string;
};

export type ComposedScene = {
  readonly name: string;
  readonly title: string;
  readonly background?: Drawing;
  readonly put: readonly Put[];
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** The content of the `<svg>` element, without the title. */
const insideOf = (svg: string): string =>
  svg
    .replace(/^<svg[^>]*>/u, '')
    .replace(/<\/svg>\s*$/u, '')
    .replace(/<title[^>]*>[^<]*<\/title>/u, '')
    .replace(/>\s+</gu, '><')
    .trim();

/** Removes a named group with its content. */
const withoutPart = (svg: string, part: string): string => {
  const start = svg.search(new RegExp(`<g\\b[^>]*\\sdata-part="${part}"`, 'u'));
  if (start < 0) return svg;
  let depth = 0;
  const tags = /<g\b[^>]*?(\/?)>|<\/g>/gu;
  tags.lastIndex = start;
  for (let tag = tags.exec(svg); tag; tag = tags.exec(svg)) {
    if (tag[0] === '</g>') depth -= 1;
    else if (tag[1] === '') depth += 1;
    if (depth === 0) return svg.slice(0, start) + svg.slice(tags.lastIndex);
  }
  return svg;
};

/** Replaces several colours at once, so that a new one is not replaced again. */
const recolour = (svg: string, changes: ReadonlyMap<string, string>): string =>
  svg.replace(/#[0-9a-f]{6}/gu, (colour) => changes.get(colour) ?? colour);

const changesFor = ({ drawing, colour, skin }: Put): ReadonlyMap<string, string> => {
  const changes = new Map<string, string>();
  const change = (from: readonly string[], to: readonly string[]) => {
    for (const [index, old] of from.entries()) changes.set(old, to[index] ?? old);
  };
  if (colour && drawing.colour !== undefined && isColourName(drawing.colour))
    change(pairs[drawing.colour], pairs[colour]);
  const worn = skins.find(([base]) => drawing.svg.includes(base));
  if (skin !== undefined && worn) change(worn, skins[skin - 1] ?? worn);
  return changes;
};

/** Ids are prefixed with the drawing's name; in a scene with the scene's name and its own number. */
const own = (svg: string, name: string, prefix: string): string =>
  svg
    .replaceAll(`id="${name}-`, `id="${prefix}-`)
    .replaceAll(`href="#${name}-`, `href="#${prefix}-`)
    .replaceAll(`url(#${name}-`, `url(#${prefix}-`);

const shapesOf = (put: Put, prefix: string): string => {
  const kept = put.hide.reduce(withoutPart, insideOf(put.drawing.svg));
  const named = kept.replace(/ data-part="([^"]*)"/gu, (_, part: string) =>
    put.as === undefined ? '' : ` data-part="${put.as}.${part}"`,
  );
  return own(recolour(named, changesFor(put)), put.drawing.name, prefix);
};

const placeOf = ({ drawing, at: [x, y], size, flip }: Put): string => {
  const scale = round(size / drawing.height);
  const left = flip ? x + (drawing.width * scale) / 2 : x - (drawing.width * scale) / 2;
  const top = y - drawing.height * scale;
  const grown = scale === 1 && !flip ? '' : `scale(${flip ? `${-scale} ${scale}` : scale})`;
  return `translate(${round(left)} ${round(top)})${grown}`;
};

/** One safe SVG of the whole scene. Identical drawings are defined once and reused. */
export const compose = ({ name, title, background, put }: ComposedScene): string => {
  const drawn = new Map<string, string>();
  const layers = put.map((one, index) => {
    const id = `${name}-${index + 1}`;
    const look = JSON.stringify([one.drawing.name, one.hide, one.colour, one.skin]);
    const before = one.as === undefined ? drawn.get(look) : undefined;
    if (one.as === undefined && before === undefined) drawn.set(look, id);
    const part = one.as === undefined ? '' : ` data-part="${one.as}"`;
    const shapes =
      before === undefined ? `<g id="${id}">${shapesOf(one, id)}</g>` : `<use href="#${before}"/>`;
    return `<g${part} transform="${placeOf(one)}">${shapes}</g>`;
  });
  const behind = background ? own(insideOf(background.svg), background.name, `${name}-0`) : '';
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${stage.width} ${stage.height}" role="img">`;
  return `${open}<title>${title}</title>${behind}${layers.join('')}</svg>`;
};
