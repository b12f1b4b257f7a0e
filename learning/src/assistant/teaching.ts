/** Extracts from a lesson what Ugandan schemes and lesson plans need. */
import { subjectLine, type UnitHead, type UnitSource } from '#assistant/source.ts';
import type { ActivityPlace, Lesson } from '#lessons/lesson.ts';
import { type Block, plainLine } from '#lessons/text.ts';
import type { VisualKind } from '#lessons/visuals.ts';
import { sentencesOf } from '#lessons/words.ts';

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
const withoutStop = (text: string): string => text.replace(/[.;]+$/u, '');

export const subjectCompetences = ({ objectives }: Lesson): string =>
  `The learner is able to: ${objectives.map((one) => withoutStop(lowerFirst(one))).join('; ')}.`;

export const languageCompetences = ({ keyTerms }: Lesson): string =>
  `The learner reads, spells and uses: ${keyTerms.map(({ term }) => term).join(', ')}.`;

const has = ({ scenes }: Lesson, ...kinds: readonly VisualKind[]): boolean =>
  scenes.some(({ visual }) => kinds.includes(visual.kind));

export const methodsOf = (lesson: Lesson): readonly string[] => [
  ...(has(lesson, 'picture', 'diagram', 'map', 'chart') ? ['observation'] : []),
  ...(has(lesson, 'steps', 'number-line', 'place-value', 'bar-model') ? ['demonstration'] : []),
  ...(has(lesson, 'comparison', 'venn', 'table') ? ['guided discussion'] : []),
  ...(has(lesson, 'sentence', 'letters', 'syllables', 'building') ? ['look and say'] : []),
  ...(has(lesson, 'touch') ? ['guided discovery'] : []),
  ...(has(lesson, 'question') ? ['question and answer', 'think-pair-share'] : []),
  'group work',
];

const aids: readonly (readonly [string, ...VisualKind[]])[] = [
  ['a map, or one drawn on the board', 'map'],
  ['coins and notes, or paper ones', 'money'],
  ['a clock face of card', 'clock'],
  ['bottle tops and sticks to count', 'counters', 'bundles', 'building'],
  ['a number line on the board', 'number-line'],
  ['strips of paper', 'fractions', 'bar-model'],
  ['letter and word cards', 'letters', 'syllables', 'sentence'],
  ['a chart on the board', 'chart', 'table', 'timeline'],
  ['drawings on the board', 'picture', 'diagram', 'shapes', 'venn', 'cycle'],
];

export const materialsOf = (lesson: Lesson): readonly string[] => [
  'chalkboard',
  ...aids.flatMap(([aid, ...kinds]) => (has(lesson, ...kinds) ? [aid] : [])),
  ...lesson.resources.flatMap(({ type, title }) => (type === 'doc' ? [`sheet: ${title}`] : [])),
];

export const lifeSkillsOf = (lesson: Lesson): readonly string[] => {
  const words = [lesson.overview, ...lesson.objectives, ...lesson.remember].join(' ');
  return [
    ...(has(lesson, 'comparison', 'question', 'touch') ? ['critical thinking'] : []),
    'effective communication',
    'cooperation and sharing',
    ...(/\b(?:safe|safety|danger|careful)/iu.test(words) ? ['care for one’s own and others’ safety'] : []),
    ...(/\b(?:kind|help|thank|respect)/iu.test(words) ? ['kindness and respect'] : []),
  ];
};

export const curriculumOf = (unit: UnitHead): string =>
  `${subjectLine(unit)} curriculum${unit.term === null ? '' : `, term ${unit.term}`}`;

export const referenceTo = (unit: UnitSource, lesson: Lesson): string =>
  `${curriculumOf(unit)}; AfroLearn, unit ${unit.title}, lesson ${lesson.n}`;

/** The text lines of blocks, without pictures and empty lines. */
export const linesOf = (blocks: readonly Block[]): readonly string[] =>
  blocks
    .flatMap((block): readonly string[] => {
      switch (block.kind) {
        case 'bullets':
        case 'numbers':
          return block.items.map(plainLine);
        case 'table':
          return block.rows.map((row) => row.map(plainLine).join(': '));
        case 'figure':
          return [];
        default:
          return [plainLine(block.line)];
      }
    })
    .filter((line) => line.trim() !== '');

export const activitiesOf = ({ tryThis }: Lesson): readonly string[] => linesOf(tryThis);

export type Activity = {
  readonly place: ActivityPlace;
  readonly minutes: number;
  readonly lines: readonly string[];
};

const atHome =
  /\b(?:at|your) home\b|\bfamily\b|\b(?:days|weeks?)\b|\bvisit\b|\bask (?:somebody|people|an elder|two|three)\b/iu;
const outOfDoors = /\b(?:ground|yard|outside|walk|soil|sand|garden|tree|sun)\b/iu;

/** The author's details of the activity; else a guess from its words and number of steps. */
export const activityOf = (lesson: Lesson): Activity => {
  const lines = activitiesOf(lesson);
  if (lesson.activity !== undefined) return { ...lesson.activity, lines };
  const words = lines.join(' ');
  const place = atHome.test(words) ? 'home' : outOfDoors.test(words) ? 'outside' : 'class';
  return { place, minutes: Math.min(40, 5 + 3 * lines.length), lines };
};

/** Whole sentences up to a number of letters; at least the first sentence. */
export const clipped = (words: string, most: number): string => {
  let kept = '';
  for (const sentence of sentencesOf(words)) {
    if (kept !== '' && kept.length + sentence.length + 1 > most) break;
    kept = kept === '' ? sentence : `${kept} ${sentence}`;
  }
  return kept;
};

/** Splits minutes by weight into whole minutes of at least one that sum to the total. */
export const shareOut = (total: number, weights: readonly number[]): readonly number[] => {
  const sum = weights.reduce((all, one) => all + one, 0);
  const free = total - weights.length;
  const exact = weights.map((weight) => (free * weight) / sum);
  const whole = exact.map(Math.floor);
  const left = free - whole.reduce((all, one) => all + one, 0);
  const first = exact
    .map((part, at) => ({ at, rest: part - Math.floor(part) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at)
    .slice(0, left)
    .map(({ at }) => at);
  return whole.map((minutes, at) => minutes + 1 + (first.includes(at) ? 1 : 0));
};

/** '8 groups of 7 and 1 of 4': groups of at most `size`, as equal as possible. */
export const groupsOf = (pupils: number, size: number): string => {
  const count = Math.max(1, Math.ceil(pupils / size));
  const small = Math.floor(pupils / count);
  const larger = pupils % count;
  if (larger === 0) return count === 1 ? `1 group of ${small}` : `${count} groups of ${small}`;
  const rest = count - larger;
  return `${larger} ${larger === 1 ? 'group' : 'groups'} of ${small + 1} and ${rest} of ${small}`;
};
