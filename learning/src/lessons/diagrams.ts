/**
 * Visuals drawn from a few lines of data alone, so they cannot be wrong: a lamp shines because its circuit is
 * closed. Each drawn thing is a named part (`data-part`).
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
  /** Drawn between the groups. */
  readonly sign?: '+' | '−' | '=' | 'or';
  /** Arranges each group in ten frames. */
  readonly frames?: boolean;
};

/** Numbers as bundles of sticks: of a hundred, of ten, and single ones. Parts: `number-1`, `number-1.tens`. */
export type BundlesVisual = {
  readonly kind: 'bundles';
  readonly numbers: readonly { readonly value: number; readonly label?: string }[];
  readonly sign?: '+' | '−' | '=' | 'or';
  /** Writes the number of bundles under each place; omitted where that is the question. */
  readonly counts?: boolean;
};

/** A '?' cell is an empty box for the answer. Parts: `row-2`, `cell-2-1`. */
export type TableVisual = {
  readonly kind: 'table';
  readonly title?: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Highlighted cells, each [row, column], from 1. */
  readonly marks?: readonly (readonly [row: number, column: number])[];
};

export const vennRegions = ['left', 'both', 'right', 'outside'] as const;

export type VennRegion = (typeof vennRegions)[number];

/**
 * Two sets. A region holds its members, or a single number or letter for their count; it may be empty. Parts:
 * the regions by name, and `circle-left`, `circle-right`.
 */
export type VennVisual = {
  readonly kind: 'venn';
  readonly sets: readonly {
    readonly name: string;
    /** The count of the whole circle, with the middle. */
    readonly all?: string;
    readonly only?: readonly string[];
  }[];
  readonly both?: readonly string[];
  readonly outside?: readonly string[];
  /** The count of the whole box. */
  readonly whole?: string;
  readonly shade?: readonly VennRegion[];
};

/** Lengths that represent numbers. Parts: `bar-1`, `bar-1.2`, `bar-1.total`. */
export type BarModelVisual = {
  readonly kind: 'bar-model';
  readonly bars: readonly {
    readonly label?: string;
    readonly parts: readonly { readonly size: number; readonly text?: string; readonly mark?: boolean }[];
    readonly total?: string;
  }[];
};

/** The circuit decides whether the lamps shine. Parts: `cell-1`, `bulb-1`, `switch`, `gap`. */
export type CircuitVisual = {
  readonly kind: 'circuit';
  readonly cells: number;
  readonly bulbs: number;
  readonly join?: 'series' | 'parallel';
  readonly switch?: 'open' | 'closed';
  /** The wire is broken. */
  readonly broken?: boolean;
};

/** A repeating process: the water cycle, the life of a hen. Parts: `step-1`, `arrow-1`. */
export type CycleVisual = {
  readonly kind: 'cycle';
  readonly title?: string;
  readonly steps: readonly string[];
};

/** Letters and numerals on writing lines, stroke by stroke. Parts: `letter-1`, `letter-1.2` for its second stroke. */
export type LettersVisual = {
  readonly kind: 'letters';
  readonly write: string;
  /** Hides the stroke numbers. */
  readonly plain?: boolean;
};

/** Words split into syllables to clap. Parts: `word-1`, `word-1.2`. */
export type SyllablesVisual = { readonly kind: 'syllables'; readonly words: readonly (readonly string[])[] };

/**
 * Columns of words that build sentences; the first of each column make the one below. Parts: `column-1`,
 * `column-1.2`.
 */
export type BuildingVisual = {
  readonly kind: 'building';
  readonly columns: readonly { readonly name?: string; readonly words: readonly string[] }[];
  readonly end?: '.' | '?' | '!';
};

/**
 * A family by its couples, the oldest first. A person who is a child in one couple and a parent in the next
 * appears once. Parts: `person-1`, in the order of `peopleIn`, and `family-1`.
 */
export type FamilyTreeVisual = {
  readonly kind: 'family-tree';
  readonly families: readonly { readonly parents: readonly string[]; readonly children: readonly string[] }[];
};

/** Arrows run from the eaten to the eater; plants are at the bottom. Parts: `living-1`, `arrow-1`. */
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
  /** The hour at Greenwich, from 0 to 23: local hours are shown at every 15 degrees. */
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
 * The rows of a family, the oldest at the top, each couple side by side. People without a place in any family
 * above are left out; the checker reports them.
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

/** The people in a family tree, from the oldest to the youngest. */
export const peopleIn = (visual: FamilyTreeVisual): readonly string[] => generationsOf(visual).flat();

/**
 * The rows of a food web, plants first: each living thing is one row above the highest thing it eats. Null
 * for a loop.
 */
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

/** The hour at a longitude, in whole steps of 15 degrees. */
export const hourAt = (greenwich: number, east: number): number =>
  (((greenwich + Math.round(east / 15)) % 24) + 24) % 24;
