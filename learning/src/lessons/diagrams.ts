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
  | BuildingVisual;
