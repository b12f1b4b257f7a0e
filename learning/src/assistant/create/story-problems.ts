import { counted, type PageQuestion, rowsOf, type ToolPage } from '#assistant/page.ts';
import { asSentence, unstopped } from '#assistant/standing-alone.ts';
import { defineTool } from '#assistant/tool.ts';
import { gradeName } from '#catalogue/grades.ts';
import {
  drawExercise,
  type Exercise,
  isPracticeLevel,
  type Maker,
  type WorkedStep,
} from '#practice/exercise.ts';
import { journeyMakers } from '#practice/families/measures/journeys.ts';
import { moneyMakers } from '#practice/families/measures/money.ts';
import { timeMakers } from '#practice/families/measures/time.ts';
import { factorMakers } from '#practice/families/numbers/factors.ts';
import { firstSumsMakers } from '#practice/families/numbers/first-sums.ts';
import { operationMakers } from '#practice/families/numbers/operations.ts';
import { shareMakers } from '#practice/families/parts/shares.ts';
import { type GeneratorId, generatorById } from '#practice/generators.ts';
import { uganda } from '#practice/places.ts';
import { randomOf } from '#practice/random.ts';
import type { GapQuestion } from '#quizzes/questions.ts';

const makers: Readonly<Partial<Record<GeneratorId, Maker>>> = {
  ...firstSumsMakers,
  ...operationMakers,
  ...factorMakers,
  ...shareMakers,
  ...moneyMakers,
  ...timeMakers,
  ...journeyMakers,
};

const topics = ['all', 'market', 'farm', 'road'] as const;
type Topic = (typeof topics)[number];

/** The makers that tell a story, by class and by where it happens. No other class has any. */
const stories: Readonly<Record<string, Readonly<Record<Exclude<Topic, 'all'>, readonly GeneratorId[]>>>> = {
  '2': { market: ['addition-stories'], farm: ['addition-stories'], road: ['addition-stories'] },
  '4': {
    market: ['finding-change'],
    farm: ['division-with-remainder'],
    road: ['how-long-did-it-take'],
  },
  '5': { market: ['finding-change'], farm: ['division-with-remainder'], road: ['duration'] },
  '6': {
    market: ['profit-and-loss', 'percentage-profit', 'discount', 'simple-interest'],
    farm: ['gcf-in-real-life', 'lcm-in-real-life', 'percentage-of-a-quantity', 'share-in-a-ratio'],
    road: ['speed', 'distance', 'time-taken'],
  },
  '7': {
    market: ['profit-and-loss-per-cent', 'simple-interest-and-amount'],
    farm: ['percentage-change', 'share-in-a-ratio'],
    road: ['speed-distance-time', 'average-speed'],
  },
};

const isGap = (question: Exercise['item']): question is GapQuestion => question.kind === 'gap';

const asked = ({ item }: Exercise): PageQuestion => ({
  text: isGap(item) ? `${item.prompt}\n${item.text.join('______')}` : item.prompt,
  marks: 2,
  lines: 3,
});

const workedLine = ({ line, why }: WorkedStep): string =>
  why === undefined ? line : `${line} (${unstopped(why)})`;

const idsFor = (grade: string, topic: Topic): readonly GeneratorId[] => {
  const own = stories[grade];
  if (own === undefined) return [];
  return topic === 'all' ? [...new Set([...own.market, ...own.farm, ...own.road])] : own[topic];
};

/** Different stories, in turn from each maker; the same draw gives the same ones for ever. */
export const drawStories = (
  grade: string,
  topic: Topic,
  count: number,
  draw: number,
): readonly Exercise[] => {
  const ids = idsFor(grade, topic);
  const random = randomOf(`stories:${grade}:${topic}`, draw);
  const found = new Map<string, Exercise>();
  for (let turn = 0; ids.length > 0 && found.size < count && turn < count * 20; turn++) {
    const generator = generatorById(ids[turn % ids.length] ?? '');
    const maker = generator === null ? undefined : makers[generator.id as GeneratorId];
    const level = 1 + (Math.floor(turn / ids.length) % 3);
    if (generator === null || maker === undefined || !isPracticeLevel(level)) continue;
    const exercise = drawExercise(generator, maker, level, random.int(0, 0x7fffffff), uganda);
    // A picture of the screen is missing on paper: only a story that tells everything in words is taken.
    if (/\d/u.test(exercise.item.prompt)) found.set(exercise.item.prompt, exercise);
  }
  return [...found.values()].sort((a, b) => a.level - b.level);
};

const make = (grade: string, topic: Topic, count: number, draw: number): ToolPage | null => {
  const exercises = drawStories(grade, topic, count, draw);
  if (exercises.length === 0) return null;
  const lessons = [
    ...new Map(exercises.map(({ generator }) => [generator, generatorById(generator)])).values(),
  ];
  return {
    title: 'Story problems',
    about: [`${gradeName(Number(grade))} ${Number(grade) <= 3 ? 'MTC' : 'Math'}`],
    blocks: [
      rowsOf([
        ['Name', ''],
        ['Class', ''],
        ['Date', ''],
      ]),
      { kind: 'questions', questions: exercises.map(asked) },
      {
        kind: 'answers',
        lines: exercises.map(
          ({ answerText, steps }, at) =>
            `${at + 1}. ${asSentence(answerText)} ${asSentence(steps.map(workedLine).join('; '))}`,
        ),
      },
    ],
    madeFrom: lessons.flatMap((one) => (one === null ? [] : [{ id: one.lesson, title: one.title }])),
    ...counted(count, exercises.length),
  };
};

export const storyProblems = defineTool({
  id: 'story-problems',
  needs: [],
  fields: {
    grade: { kind: 'choice', choices: ['2', '4', '5', '6', '7'], usual: '4' },
    topic: { kind: 'choice', choices: topics, usual: 'all' },
    questions: { kind: 'number', least: 3, most: 20, usual: 8 },
  },
  make: ({ draw }, { grade, topic, questions }) => make(grade, topic, questions, draw),
});
