// What must hold for visuals that are drawn from data, so that the picture is true and readable on a phone.
import type {
  BundlesVisual,
  CountersVisual,
  DiagramKinds,
  TableVisual,
} from '@afrolearn/learning/lessons/diagrams.ts';
import type { Visual } from '@afrolearn/learning/lessons/visuals.ts';

export type Say = (path: string, message: string) => void;

const longestWord = (text: string): number => Math.max(0, ...text.split(/\s+/u).map(({ length }) => length));

const checkCounters = ({ groups, frames }: CountersVisual, say: Say): void => {
  const most = groups.length > 2 ? 10 : 20;
  groups.forEach(({ count, crossed = 0, label = '' }, index) => {
    if (count < 0 || count > most) {
      say(
        `groups.${index}`,
        `${count} things are too many to see on a phone: with ${groups.length} groups write 0 to ${most}.`,
      );
    }
    if (crossed > count) say(`groups.${index}`, `Of ${count} things ${crossed} cannot be crossed out.`);
    if (label.length > 14)
      say(`groups.${index}`, `The label '${label}' is too long; write at most 14 letters.`);
  });
  if (frames === true && groups.length > 2)
    say(
      'frames',
      'Frames of ten have room for one or two groups; write fewer groups or leave "frames" away.',
    );
};

/** A letter of a cell is about 8 px wide on a phone, each column has 12 px of air, and the stage 288 px. */
const tableRoom = 288;
const widthOf = (texts: readonly string[]): number => Math.max(...texts.map(longestWord)) * 8 + 12;

const checkTable = ({ head, rows, marks = [] }: TableVisual, say: Say): void => {
  rows.forEach((row, index) => {
    if (row.length !== head.length)
      say(`rows.${index}`, `This row has ${row.length} cells, the head has ${head.length}; make them equal.`);
  });
  const columns = head.map((name, at) => widthOf([name, ...rows.map((row) => row[at] ?? '')]));
  if (columns.reduce((sum, width) => sum + width, 0) > tableRoom)
    say('head', 'This table is too wide for a phone; use shorter words or fewer columns.');
  const letters = rows.reduce((most, row) => Math.max(most, row.join('').length), 0);
  if (rows.length > 5 && letters > 40)
    say('rows', 'This table is too full for a phone; write at most five rows, or shorter ones.');
  marks.forEach(([row, column], index) => {
    if (row > rows.length || column > head.length)
      say(`marks.${index}`, `There is no cell [${row}, ${column}]; rows and columns are counted from 1.`);
  });
};

const checkBundles = ({ numbers }: BundlesVisual, say: Say): void => {
  const most = numbers.length > 1 ? 99 : 999;
  numbers.forEach(({ value, label = '' }, index) => {
    if (value > most || value < 0)
      say(`numbers.${index}`, `${value} has too many bundles for a phone; write at most ${most} here.`);
    if (label.length > 14)
      say(`numbers.${index}`, `The label '${label}' is too long; write at most 14 letters.`);
  });
};

type Checks = {
  readonly [Kind in DiagramKinds['kind']]: (visual: Extract<DiagramKinds, { kind: Kind }>, say: Say) => void;
};

const checks: Checks = { counters: checkCounters, bundles: checkBundles, table: checkTable };

export const isDiagram = (visual: Visual): visual is DiagramKinds => Object.hasOwn(checks, visual.kind);

export const checkDiagram = (visual: DiagramKinds, say: Say): void => {
  (checks[visual.kind] as (visual: DiagramKinds, say: Say) => void)(visual, say);
};
