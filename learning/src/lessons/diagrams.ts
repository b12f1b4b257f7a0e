/**
 * Visuals that are drawn from a few lines of data alone. What they show is true by itself: a lamp shines because its
 * circuit is closed, not because somebody drew it so. Each drawn thing is a part with a name (`data-part`).
 */

export const countedThings = [
  'bottle-top',
  'stick',
  'bean',
  'stone',
  'mango',
  'egg',
  'leaf',
  'fish',
] as const;

export type CountedThing = (typeof countedThings)[number];

/** Things to count, in groups; the last `crossed` of a group are taken away. Parts: `group-1`, `group-1.3`. */
export type CountersVisual = {
  readonly kind: 'counters';
  readonly thing: CountedThing;
  readonly groups: readonly { readonly count: number; readonly crossed?: number; readonly label?: string }[];
  /** Stands between the groups. */
  readonly sign?: '+' | '−' | '=' | 'or';
  /** Each group lies in frames of ten. */
  readonly frames?: boolean;
};

/** Numbers as bundles of sticks: of a hundred, of ten, and single ones. Parts: `number-1`, `number-1.tens`. */
export type BundlesVisual = {
  readonly kind: 'bundles';
  readonly numbers: readonly { readonly value: number; readonly label?: string }[];
  readonly sign?: '+' | '−' | '=' | 'or';
  /** Writes how many bundles there are under each place; left away where that is the question. */
  readonly counts?: boolean;
};

/** A cell that is '?' is an empty box: it is what is asked. Parts: `row-2`, `cell-2-1`. */
export type TableVisual = {
  readonly kind: 'table';
  readonly title?: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Cells to look at, each [row, column], from 1. */
  readonly marks?: readonly (readonly [row: number, column: number])[];
};

export const vennRegions = ['left', 'both', 'right', 'outside'] as const;

export type VennRegion = (typeof vennRegions)[number];

/**
 * Two sets. A region holds its members, or one number or letter that says how many they are; an empty one holds nothing
 * yet. Parts: the regions by their names, and `circle-left`, `circle-right`.
 */
export type VennVisual = {
  readonly kind: 'venn';
  readonly sets: readonly {
    readonly name: string;
    /** How many are in the whole circle, with the middle. */
    readonly all?: string;
    readonly only?: readonly string[];
  }[];
  readonly both?: readonly string[];
  readonly outside?: readonly string[];
  /** How many there are in the whole box. */
  readonly whole?: string;
  readonly shade?: readonly VennRegion[];
};

/** Lengths that stand for numbers. Parts: `bar-1`, `bar-1.2`, `bar-1.total`. */
export type BarModelVisual = {
  readonly kind: 'bar-model';
  readonly bars: readonly {
    readonly label?: string;
    readonly parts: readonly { readonly size: number; readonly text?: string; readonly mark?: boolean }[];
    readonly total?: string;
  }[];
};

/** Whether the lamps shine follows from the rest. Parts: `cell-1`, `bulb-1`, `switch`, `gap`. */
export type CircuitVisual = {
  readonly kind: 'circuit';
  readonly cells: number;
  readonly bulbs: number;
  readonly join?: 'series' | 'parallel';
  readonly switch?: 'open' | 'closed';
  /** The wire is broken. */
  readonly broken?: boolean;
};

/** What comes again and again: the water cycle, the life of a hen. Parts: `step-1`, `arrow-1`. */
export type CycleVisual = {
  readonly kind: 'cycle';
  readonly title?: string;
  readonly steps: readonly string[];
};

/** Letters and numerals on writing lines, stroke by stroke. Parts: `letter-1`, `letter-1.2` for its second stroke. */
export type LettersVisual = {
  readonly kind: 'letters';
  readonly write: string;
  /** Without numbers at the strokes: only how it looks. */
  readonly plain?: boolean;
};

/** Words in pieces to clap. Parts: `word-1`, `word-1.2`. */
export type SyllablesVisual = { readonly kind: 'syllables'; readonly words: readonly (readonly string[])[] };

/** Columns of words of which sentences are made; the first words make the one below. Parts: `column-1`, `column-1.2`. */
export type BuildingVisual = {
  readonly kind: 'building';
  readonly columns: readonly { readonly name?: string; readonly words: readonly string[] }[];
  readonly end?: '.' | '?' | '!';
};

/**
 * A family by its couples, the oldest first. Who is a child of one and a parent of the next stands once. Parts: `person-1`,
 * in the order of `peopleIn`, and `family-1`.
 */
export type FamilyTreeVisual = {
  readonly kind: 'family-tree';
  readonly families: readonly { readonly parents: readonly string[]; readonly children: readonly string[] }[];
};

/** Arrows run from what is eaten to who eats it; plants stand below. Parts: `living-1`, `arrow-1`. */
export type FoodWebVisual = {
  readonly kind: 'food-web';
  readonly feeds: readonly { readonly from: string; readonly to: readonly string[] }[];
};

/** The latitudes with names, in degrees north. */
export const namedLatitudes = {
  equator: 0,
  cancer: 23.5,
  capricorn: -23.5,
  arctic: 66.5,
  antarctic: -66.5,
} as const;

export type NamedLatitude = keyof typeof namedLatitudes;

/** The globe, seen from above the equator. Parts: the latitudes by their names, `greenwich`, `place-1`, `zone-1`. */
export type GlobeVisual = {
  readonly kind: 'globe';
  /** The longitude in the middle, in degrees east. */
  readonly middle?: number;
  readonly latitudes?: readonly NamedLatitude[];
  readonly greenwich?: boolean;
  readonly places?: readonly { readonly name: string; readonly at: readonly [north: number, east: number] }[];
  /** The hour at Greenwich, from 0 to 23: below each further 15 degrees stands the hour there. */
  readonly hour?: number;
};

export type DiagramKinds =
  | CountersVisual
  | BundlesVisual
  | TableVisual
  | VennVisual
  | BarModelVisual
  | CircuitVisual
  | CycleVisual
  | LettersVisual
  | SyllablesVisual
  | BuildingVisual
  | FamilyTreeVisual
  | FoodWebVisual
  | GlobeVisual;

/**
 * The rows of a family, the oldest above, each couple side by side. Who cannot be placed, because no family above has
 * them, is left out; the checker tells the author.
 */
export const generationsOf = ({ families }: FamilyTreeVisual): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  const rowOf = new Map<string, number>();
  const put = (name: string, row: number, behind?: string) => {
    if (rowOf.has(name)) return;
    rowOf.set(name, row);
    rows[row] ??= [];
    const place = behind === undefined ? -1 : (rows[row]?.indexOf(behind) ?? -1);
    rows[row]?.splice(place < 0 ? rows[row].length : place + 1, 0, name);
  };
  families.forEach(({ parents, children }, at) => {
    const known = parents.find((name) => rowOf.has(name));
    if (known === undefined && at > 0) return;
    const row = known === undefined ? 0 : (rowOf.get(known) ?? 0);
    for (const name of parents) put(name, row, known);
    for (const name of children) put(name, row + 1);
  });
  return rows;
};

/** Who stands in a family tree, from the oldest to the youngest. */
export const peopleIn = (visual: FamilyTreeVisual): readonly string[] => generationsOf(visual).flat();

/** The rows of a food web, plants first: each stands one above the highest of what it eats. Null where it never ends. */
export const feedingRows = ({ feeds }: FoodWebVisual): readonly (readonly string[])[] | null => {
  const names = [...new Set(feeds.flatMap(({ from, to }) => [from, ...to]))];
  const rowOf = new Map(names.map((name) => [name, 0]));
  for (let round = 0; round <= names.length; round++) {
    let moved = false;
    for (const { from, to } of feeds)
      for (const eater of to)
        if ((rowOf.get(eater) ?? 0) <= (rowOf.get(from) ?? 0)) {
          rowOf.set(eater, (rowOf.get(from) ?? 0) + 1);
          moved = true;
        }
    if (!moved) {
      const count = Math.max(0, ...rowOf.values()) + 1;
      return Array.from({ length: count }, (_, row) => names.filter((name) => rowOf.get(name) === row));
    }
  }
  return null;
};

/** The hour of the day at a longitude, by whole steps of 15 degrees. */
export const hourAt = (greenwich: number, east: number): number =>
  (((greenwich + Math.round(east / 15)) % 24) + 24) % 24;
