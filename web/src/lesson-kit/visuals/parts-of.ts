import { feedingRows, peopleIn } from '@afrolearn/learning/lessons/diagrams.ts';
import type { Visual } from '@afrolearn/learning/lessons/visuals.ts';
import { wordsOf } from '@afrolearn/learning/lessons/words.ts';

/** The parts that appear one by one, in words that the narration may use. */
const partsOf = (visual: Visual): readonly string[] => {
  switch (visual.kind) {
    case 'points':
      return visual.points;
    case 'diagram':
      return visual.labels.map(({ text }) => text);
    case 'steps':
      return [
        ...visual.steps.map(({ line }) => line),
        ...(visual.answer === undefined ? [] : [visual.answer]),
      ];
    case 'number-line':
      return visual.jumps?.length
        ? visual.jumps.map(({ to }) => String(to))
        : (visual.marks ?? []).map(({ at, label }) => label ?? String(at));
    case 'fractions':
      return visual.bars.map(({ label, parts, shaded }) => label ?? `${shaded}/${parts}`);
    case 'place-value':
      return visual.numbers.map(({ value }) => value);
    case 'shapes':
      return visual.shapes.map(({ label, shape }) => label ?? shape);
    case 'clock':
      return visual.clocks.map(({ label, time }) => label ?? time);
    case 'money':
      return visual.groups.map(({ label }, at) => label ?? String(at));
    case 'map':
      return visual.places.map(({ name }) => name);
    case 'timeline':
      return visual.events.map(({ when }) => when);
    case 'comparison':
      return visual.columns.flatMap(({ points }) => points);
    case 'sentence':
      return visual.parts.flatMap(({ text, mark }) => (mark === undefined ? [] : [text]));
    case 'counters':
      return visual.groups.map(({ label, count }) => label ?? String(count));
    case 'bundles':
      return visual.numbers.map(({ label, value }) => label ?? String(value));
    case 'table':
      return visual.rows.map(([first = '']) => first);
    case 'venn':
      return [...visual.sets.map(({ name }) => name), visual.both?.join(' ') ?? ''];
    case 'bar-model':
      return visual.bars.map(({ label, parts }) => label ?? parts.map(({ size }) => size).join(' '));
    case 'cycle':
      return visual.steps;
    case 'letters':
      return [...visual.write];
    case 'syllables':
      return visual.words.map((pieces) => pieces.join(''));
    case 'building':
      return visual.columns.map(({ words }) => words[0] ?? '');
    case 'family-tree':
      return peopleIn(visual);
    case 'food-web':
      return (feedingRows(visual) ?? []).flat();
    case 'globe':
      return (visual.places ?? []).map(({ name }) => name);
    default:
      return [];
  }
};

/** The number of such parts. */
export const partsIn = (visual: Visual): number => partsOf(visual).length;

const plain = (text: string) =>
  wordsOf(text).map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));

/** The position of a part's first mention: 0 at the first word, 1 at the last; undefined for none. */
const namedAt = (part: string, told: readonly string[]): number | undefined => {
  const words = plain(part);
  const same = (a: string | undefined, b: string) =>
    a !== undefined && (a === b || (b.length > 3 && (a === `${b}s` || `${a}s` === b)));
  const at = told.findIndex((_, start) => words.every((word, step) => same(told[start + step], word)));
  return at < 0 || words.length === 0 ? undefined : at / told.length;
};

/** Everything is visible by this share of a scene, to leave time for the whole picture. */
const lastPart = 0.8;
const leastGap = 0.02;

/**
 * When each part appears, as a share of the scene: when mentioned, others evenly in between. Except in
 * diagrams the first part is there from the start, so that the stage is not empty.
 */
export const revealTimes = (visual: Visual, narration: string): readonly number[] => {
  const parts = partsOf(visual);
  const told = plain(narration);
  const first = visual.kind === 'diagram' ? 0.06 : 0;
  let last = -leastGap;
  return parts.map((words, at) => {
    const even = first + ((lastPart - first) * at) / Math.max(1, parts.length);
    const named = namedAt(words, told);
    const time =
      at === 0 && visual.kind !== 'diagram' ? 0 : (named ?? even) * (named === undefined ? 1 : 0.85);
    last = Math.min(lastPart, Math.max(time, last + leastGap));
    return last;
  });
};

export const shownAt = (times: readonly number[], share: number): number =>
  times.filter((time) => time <= share + 1e-6).length;
