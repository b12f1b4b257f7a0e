// Data types for scene and question visuals. One small component draws each kind.
import type { Beat } from '#lessons/beats.ts';
import type { DiagramKinds } from '#lessons/diagrams.ts';

/** A point of the 640 by 360 stage on which figures are drawn. */
export type Point = readonly [x: number, y: number];

/** Parts of the figure may move on words of the narration. */
type Moving = { readonly beats?: readonly Beat[] };

/** The picture beside the words: a drawing whose parts may move, or one made from data. */
export type Matter = Moving & { readonly figure?: string; readonly show?: Drawn };

export type TitleVisual = Moving & {
  readonly kind: 'title';
  readonly text: string;
  readonly sub?: string;
  readonly figure?: string;
};

export type PointsVisual = Matter & {
  readonly kind: 'points';
  readonly heading?: string;
  readonly points: readonly string[];
};

export type PictureVisual = Moving & {
  readonly kind: 'picture';
  readonly figure: string;
  readonly alt: string;
  readonly caption?: string;
};

/** Labels appear one by one: `at` is the middle of the word, `to` the thing it points at. */
export type DiagramVisual = Moving & {
  readonly kind: 'diagram';
  readonly figure: string;
  readonly alt: string;
  readonly labels: readonly { readonly text: string; readonly at: Point; readonly to: Point }[];
};

export type StepsVisual = Matter & {
  readonly kind: 'steps';
  readonly problem: string;
  readonly steps: readonly { readonly line: string; readonly why?: string }[];
  readonly answer?: string;
};

export type NumberLineVisual = {
  readonly kind: 'number-line';
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly marks?: readonly { readonly at: number; readonly label?: string }[];
  readonly jumps?: readonly { readonly from: number; readonly to: number; readonly label?: string }[];
};

export type FractionsVisual = {
  readonly kind: 'fractions';
  readonly bars: readonly { readonly parts: number; readonly shaded: number; readonly label?: string }[];
};

/** `value` is in digits with a decimal point; `mark` counts digits from the left, from 1. */
export type PlaceValueVisual = {
  readonly kind: 'place-value';
  readonly base?: number;
  readonly numbers: readonly { readonly value: string; readonly mark?: number; readonly note?: string }[];
};

export type Shape =
  | { readonly shape: 'rectangle'; readonly width: number; readonly height: number }
  | { readonly shape: 'triangle'; readonly base: number; readonly height: number; readonly apex?: number }
  | { readonly shape: 'circle'; readonly radius: number; readonly show?: 'radius' | 'diameter' }
  | { readonly shape: 'polygon'; readonly sides: number }
  | { readonly shape: 'angle'; readonly degrees: number }
  /** Angles side by side on a straight line, from the left: together 180. `marks` name them. */
  | { readonly shape: 'line-angles'; readonly angles: readonly number[] }
  /** A triangle by its angles: lower left, lower right, top: together 180. `marks` name them. */
  | { readonly shape: 'corners'; readonly angles: readonly number[] }
  /** A box with its dimensions. */
  | { readonly shape: 'box'; readonly length: number; readonly width: number; readonly height: number }
  | { readonly shape: 'lines'; readonly lines: 'parallel' | 'perpendicular' | 'crossing' }
  | {
      readonly shape: 'solid';
      readonly solid: 'cube' | 'cuboid' | 'cylinder' | 'cone' | 'sphere' | 'pyramid' | 'prism';
    };

export type ShapesVisual = {
  readonly kind: 'shapes';
  readonly unit?: string;
  readonly shapes: readonly (Shape & { readonly label?: string; readonly marks?: readonly string[] })[];
};

/** `time` is written on the 24-hour clock, such as `07:30`. */
export type ClockVisual = {
  readonly kind: 'clock';
  readonly face?: 'hands' | 'digits' | 'both';
  readonly clocks: readonly { readonly time: string; readonly label?: string }[];
};

export const shillings = [50, 100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000] as const;

export type Shilling = (typeof shillings)[number];

export type MoneyVisual = {
  readonly kind: 'money';
  readonly groups: readonly {
    readonly label?: string;
    readonly pieces: readonly { readonly value: Shilling; readonly count: number }[];
  }[];
};

export type MapVisual = {
  readonly kind: 'map';
  readonly area: 'uganda' | 'east-africa' | 'africa' | 'world';
  readonly places: readonly {
    readonly name: string;
    readonly type: 'country' | 'region' | 'district' | 'city' | 'lake' | 'river' | 'mountain' | 'place';
    /** Required for points of the map, not for areas. */
    readonly lat?: number;
    readonly lon?: number;
  }[];
  readonly caption?: string;
};

export type TimelineVisual = Matter & {
  readonly kind: 'timeline';
  readonly events: readonly { readonly when: string; readonly what: string }[];
};

export type ComparisonVisual = Matter & {
  readonly kind: 'comparison';
  readonly columns: readonly {
    readonly heading: string;
    readonly points: readonly string[];
    readonly figure?: string;
  }[];
};

export type ChartVisual = {
  readonly kind: 'chart';
  readonly form: 'bar' | 'line' | 'pie' | 'pictograph';
  readonly title: string;
  readonly unit?: string;
  readonly values: readonly { readonly label: string; readonly value: number }[];
  readonly source?: string;
};

/** A part with a `mark` is highlighted and named; the others are plain. */
export type SentenceVisual = Matter & {
  readonly kind: 'sentence';
  readonly parts: readonly { readonly text: string; readonly mark?: string }[];
  readonly note?: string;
};

/** Text visuals: without their `Matter` the stage shows only text. */
export type WordsVisual = PointsVisual | StepsVisual | TimelineVisual | ComparisonVisual | SentenceVisual;

/** Drawn from data. */
export type Drawn =
  | NumberLineVisual
  | FractionsVisual
  | PlaceValueVisual
  | ShapesVisual
  | ClockVisual
  | MoneyVisual
  | MapVisual
  | ChartVisual
  | DiagramKinds;

/** The picture above the answers of a question. A drawing without labels is the question's own `figure`. */
export type Shown = WordsVisual | DiagramVisual | Drawn;

const wordKinds: ReadonlySet<string> = new Set<WordsVisual['kind']>([
  'points',
  'steps',
  'timeline',
  'comparison',
  'sentence',
]);

export const isOfWords = (visual: { readonly kind: string }): visual is WordsVisual =>
  wordKinds.has(visual.kind);

/** Only text: no drawing, not even in a column. */
export const isWordsAlone = (visual: { readonly kind: string }): boolean =>
  isOfWords(visual) &&
  visual.figure === undefined &&
  visual.show === undefined &&
  !(visual.kind === 'comparison' && visual.columns.some(({ figure }) => figure !== undefined));
