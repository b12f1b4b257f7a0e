// Rules for visuals drawn from data: true, and readable on a phone.
import type {
  BarModelVisual,
  BuildingVisual,
  BundlesVisual,
  CircuitVisual,
  CountersVisual,
  CycleVisual,
  DiagramKinds,
  LettersVisual,
  SyllablesVisual,
  TableVisual,
  VennVisual,
} from '@afrolearn/learning/lessons/diagrams.ts';
import type { Visual } from '@afrolearn/learning/lessons/visuals.ts';
import { wrapWords } from '@afrolearn/learning/lessons/wrap.ts';
import { checkFamilyTree, checkFoodWeb, checkGlobe } from '#check/nature.ts';

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

/** On a phone a letter is about 8 px wide, a column has 12 px of padding, and the stage 288 px. */
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

/** Letters of a line, and lines, that fit a region of a Venn diagram. */
const vennRoom = { left: [9, 5], both: [6, 4], right: [9, 5], outside: [34, 1] } as const;
const isNumber = (text: string | undefined): text is string => text !== undefined && /^\d+$/u.test(text);
const numberIn = (members: readonly string[] | undefined) =>
  members?.length === 1 && isNumber(members[0]) ? Number(members[0]) : undefined;

const checkVenn = ({ sets, both, outside, whole }: VennVisual, say: Say): void => {
  const [left, right] = sets;
  const regions = [
    ['left', left?.only, 'sets.0.only'],
    ['both', both, 'both'],
    ['right', right?.only, 'sets.1.only'],
    ['outside', outside, 'outside'],
  ] as const;
  const seen = new Map<string, string>();
  for (const [name, members = [], path] of regions) {
    const [letters, lines] = vennRoom[name];
    const laid = wrapWords(members.join(', '), letters);
    if (laid.length > lines || laid.some(({ length }) => length > letters))
      say(
        path,
        `This is too much for its place in the diagram: at most ${lines} lines of ${letters} letters.`,
      );
    for (const member of members.length > 1 ? members : []) {
      const before = seen.get(member);
      if (before !== undefined) say(path, `'${member}' also stands in '${before}'; a member has one place.`);
      seen.set(member, path);
    }
  }
  const middle = numberIn(both);
  sets.forEach(({ name, all, only }, index) => {
    if (wrapWords(`${name}${all === undefined ? '' : `: ${all}`}`, 17).length > 2)
      say(`sets.${index}`, `The name '${name}' is too long; two lines of 17 letters have room.`);
    const alone = numberIn(only);
    if (isNumber(all) && alone !== undefined && middle !== undefined && alone + middle !== Number(all))
      say(`sets.${index}`, `${alone} and ${middle} make ${alone + middle}, but '${name}' says ${all}.`);
  });
  const counts = regions.map(([, members]) => numberIn(members));
  const sum = counts.reduce<number>((so, one) => so + (one ?? Number.NaN), 0);
  if (isNumber(whole) && !Number.isNaN(sum) && sum !== Number(whole))
    say('whole', `The four regions make ${sum}, not ${whole}.`);
};

/** The longest bar is 300 wide, and a letter 9. */
const checkBars = ({ bars }: BarModelVisual, say: Say): void => {
  const longest = Math.max(...bars.map(({ parts }) => parts.reduce((sum, { size }) => sum + size, 0)));
  bars.forEach(({ label = '', parts, total }, index) => {
    parts.forEach(({ size, text = String(size) }, at) => {
      if (text.length * 9 + 4 > (300 * size) / longest)
        say(
          `bars.${index}.parts.${at}`,
          `'${text}' has no room on its part; make the part longer or the text shorter.`,
        );
    });
    const numbers = parts.map(({ size, text }) =>
      text === undefined ? size : isNumber(text) ? Number(text) : Number.NaN,
    );
    const sum = numbers.reduce((so, one) => so + one, 0);
    if (isNumber(total) && !Number.isNaN(sum) && Math.abs(sum - Number(total)) > 1e-9)
      say(`bars.${index}.total`, `The parts make ${sum}, not ${total}.`);
    if (label.length > 34)
      say(`bars.${index}.label`, `The label '${label}' is too long; write at most 34 letters.`);
  });
  if (bars.length === 3 && bars.every(({ total }) => total !== undefined))
    say('bars', 'Three bars have room for two totals; leave one away.');
};

const checkCircuit = ({ cells, bulbs, join }: CircuitVisual, say: Say): void => {
  if (cells > 3) say('cells', `${cells} cells have no room on a phone; write 1 to 3.`);
  const most = join === 'parallel' ? 2 : 3;
  if (bulbs > most) say('bulbs', `${bulbs} bulbs have no room on a phone; write 1 to ${most} here.`);
  if (join === 'parallel' && bulbs === 1) say('join', 'One bulb alone is not in parallel; write two bulbs.');
};

const checkCycle = ({ title = '', steps }: CycleVisual, say: Say): void => {
  const lines = steps.length === 6 ? 2 : 3;
  steps.forEach((step, index) => {
    const laid = wrapWords(step, 12);
    if (laid.length > lines || laid.some(({ length }) => length > 12))
      say(`steps.${index}`, `'${step}' has no room in the cycle: at most ${lines} lines of 12 letters.`);
  });
  if (wrapWords(title, 12).length > 2)
    say('title', 'The title stands in the middle: at most 2 lines of 12 letters.');
};

/** Stroke numbers are readable with three letters, not with five. */
const checkLetters = ({ write, plain = false }: LettersVisual, say: Say): void => {
  const most = plain ? 5 : 3;
  if (!/^[a-zA-Z0-9]+$/u.test(write) || write.length > most)
    say(
      'write',
      `'${write}' cannot be written here: one to ${most} letters a to z, A to Z, or numerals 0 to 9${plain ? '' : '; with "plain: yes" up to five'}.`,
    );
};

const checkSyllables = ({ words }: SyllablesVisual, say: Say): void => {
  words.forEach((pieces, index) => {
    const word = pieces.join('');
    if (pieces.length > 5 || word.length > 14)
      say(`words.${index}`, `'${word}' is too long for a phone: at most 5 syllables and 14 letters.`);
    if (pieces.some((piece) => !/^\p{L}+$/u.test(piece)))
      say(`words.${index}`, 'A word is written with a hyphen between its syllables, such as ba-na-na.');
  });
};

/** Letters that fit a column, by the number of columns. */
const buildingRoom: Readonly<Record<number, number>> = { 2: 17, 3: 11, 4: 8 };

const checkBuilding = ({ columns }: BuildingVisual, say: Say): void => {
  const most = buildingRoom[columns.length] ?? 8;
  columns.forEach(({ name = '', words }, index) => {
    for (const one of [name, ...words])
      if (one.length > most)
        say(
          `columns.${index}`,
          `'${one}' is too long: with ${columns.length} columns write at most ${most} letters.`,
        );
    if (new Set(words).size < words.length) say(`columns.${index}`, 'A word stands twice in this column.');
  });
};

type Checks = {
  readonly [Kind in DiagramKinds['kind']]: (visual: Extract<DiagramKinds, { kind: Kind }>, say: Say) => void;
};

const checks: Checks = {
  counters: checkCounters,
  bundles: checkBundles,
  table: checkTable,
  venn: checkVenn,
  'bar-model': checkBars,
  circuit: checkCircuit,
  cycle: checkCycle,
  letters: checkLetters,
  syllables: checkSyllables,
  building: checkBuilding,
  'family-tree': checkFamilyTree,
  'food-web': checkFoodWeb,
  globe: checkGlobe,
};

export const isDiagram = (visual: Visual): visual is DiagramKinds => Object.hasOwn(checks, visual.kind);

export const checkDiagram = (visual: DiagramKinds, say: Say): void => {
  (checks[visual.kind] as (visual: DiagramKinds, say: Say) => void)(visual, say);
};
