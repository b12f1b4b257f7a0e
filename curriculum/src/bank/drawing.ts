import type { Figure } from '@afrolearn/learning/lessons/lesson.ts';

/** The stage on which lessons show everything. */
export const stage = { width: 640, height: 360 } as const;

const backgroundKinds = ['homes', 'classrooms', 'markets', 'fields', 'lands', 'towns'] as const;
const thingKinds = [
  'people',
  'animals',
  'plants',
  'foods',
  'weather',
  'vehicles',
  'tools',
  'household',
  'school',
  'body',
  'money',
  'instruments',
] as const;

export const kinds: readonly string[] = [...thingKinds, ...backgroundKinds];

/** A drawing of the bank in the form that scenes use. */
export type Drawing = {
  readonly name: string;
  readonly kind: string;
  readonly file: string;
  readonly title: string;
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly parts: readonly string[];
  /** The main colour, if scenes may replace it. */
  readonly colour: string | undefined;
  readonly isBackground: boolean;
};

/** `figures/people/nurse.svg` is in the bank; a file directly in `figures/` has no kind. */
const kindOf = (file: string): string | undefined => /^figures\/([^/]+)\/[^/]+$/u.exec(file)?.[1];

const partsIn = (svg: string): readonly string[] =>
  [...svg.matchAll(/\sdata-part="([^"]*)"/gu)].flatMap(([, part]) => part ?? []);

type SvgFile = Figure & { readonly name: string; readonly file: string };

export const drawingOf = ({ name, file, title, svg }: SvgFile): Drawing => {
  const [, width = '0', height = '0'] = /viewBox="0 0 (\d+) (\d+)"/u.exec(svg) ?? [];
  const kind = kindOf(file) ?? '';
  return {
    name,
    kind,
    file,
    title,
    svg,
    width: Number(width),
    height: Number(height),
    parts: partsIn(svg),
    colour: /<svg[^>]*\sdata-colour="([^"]*)"/u.exec(svg)?.[1],
    isBackground: backgroundKinds.some((known) => known === kind),
  };
};

/** Ids used by `<use>` or `url(#…)` that do not exist, so they would draw nothing. */
export const lostIds = (svg: string): readonly string[] => {
  const ids = new Set([...svg.matchAll(/\sid="([^"]*)"/gu)].map(([, id]) => id));
  return [...svg.matchAll(/(?:href="|url\()#([^")]+)/gu)].flatMap(([, id]) =>
    id === undefined || ids.has(id) ? [] : [id],
  );
};

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * A single drawing in the middle of the stage with padding: the same shapes in a view box of the stage's
 * proportions.
 */
export const alone = ({ svg, width, height, isBackground }: Drawing): string => {
  if (isBackground) return svg;
  const tall = Math.max(height, (width * stage.height) / stage.width) / 0.8;
  const wide = (tall * stage.width) / stage.height;
  const box = [(width - wide) / 2, (height - tall) / 2, wide, tall].map(round).join(' ');
  return svg.replace(/viewBox="[^"]*"/u, `viewBox="${box}"`);
};
