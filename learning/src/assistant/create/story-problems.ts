import {
  makeUgandaStory,
  operations,
  type StoryPlace,
  storyPlaces,
} from '#assistant/create/uganda-stories.ts';
import { counted, type MadeFrom, rowsOf, type ToolPage } from '#assistant/page.ts';
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
import { shareMakers } from '#practice/families/parts/shares.ts';
import { type GeneratorId, generatorById } from '#practice/generators.ts';
import { uganda } from '#practice/places.ts';
import { randomOf } from '#practice/random.ts';
import type { GapQuestion } from '#quizzes/questions.ts';

const makers: Readonly<Partial<Record<GeneratorId, Maker>>> = {
  ...shareMakers,
  ...moneyMakers,
  ...timeMakers,
  ...journeyMakers,
};

const topics = ['all', ...storyPlaces] as const;
type Topic = (typeof topics)[number];
const choices = ['mixed', ...operations] as const;
type Choice = (typeof choices)[number];

/** Extra topics of each class by setting: travel time, percentages, speed. */
const more: Readonly<Record<string, Readonly<Partial<Record<StoryPlace, readonly GeneratorId[]>>>>> = {
  '4': { road: ['how-long-did-it-take'] },
  '5': { road: ['duration'] },
  '6': {
    market: ['profit-and-loss', 'percentage-profit', 'discount', 'simple-interest'],
    farm: ['percentage-of-a-quantity', 'share-in-a-ratio'],
    road: ['speed', 'distance', 'time-taken'],
  },
  '7': {
    market: ['profit-and-loss-per-cent', 'simple-interest-and-amount'],
    farm: ['percentage-change', 'share-in-a-ratio'],
    road: ['speed-distance-time', 'average-speed'],
  },
};

/** Primary 2 does not count money in thousands yet. */
const placesFor = (grade: string, topic: Topic): readonly StoryPlace[] => {
  const places = topic === 'all' ? storyPlaces : [topic];
  if (grade !== '2') return places;
  return [...new Set(places.map((place) => (place === 'market' ? 'farm' : place)))];
};

const isGap = (question: Exercise['item']): question is GapQuestion => question.kind === 'gap';

export type Story = {
  readonly prompt: string;
  readonly answerText: string;
  readonly working: string;
  /** The lesson it practises, where an exercise generator made the story. */
  readonly from: MadeFrom | null;
};

const workedLine = ({ line, why }: WorkedStep): string =>
  why === undefined ? line : `${line} (${unstopped(why)})`;

/** A story from an exercise generator; null where the generator is missing or its story needs a picture. */
const fromMaker = (id: GeneratorId, level: number, draw: number): Story | null => {
  const generator = generatorById(id);
  const maker = makers[id];
  if (generator === null || maker === undefined || !isPracticeLevel(level)) return null;
  const { item, answerText, steps } = drawExercise(generator, maker, level, draw, uganda);
  if (!/\d/u.test(item.prompt)) return null;
  return {
    prompt: isGap(item) ? `${item.prompt}\n${item.text.join('______')}` : item.prompt,
    answerText,
    working: steps.map(workedLine).join('; '),
    from: { id: generator.lesson, title: generator.title },
  };
};

/** Different stories that alternate places and operations; the same draw always gives the same ones. */
export const drawStories = (
  grade: string,
  topic: Topic,
  choice: Choice,
  count: number,
  draw: number,
): readonly Story[] => {
  const random = randomOf(`stories:${grade}:${topic}:${choice}`, draw);
  const places = placesFor(grade, topic);
  const ways = choice === 'mixed' ? random.shuffle(operations) : [choice];
  const found = new Map<string, Story>();
  for (let turn = 0; found.size < count && turn < count * 40; turn++) {
    const place = places[turn % places.length] ?? 'farm';
    const ids = choice === 'mixed' ? (more[grade]?.[place] ?? []) : [];
    const round = Math.floor(turn / places.length);
    const way = ways[(round + turn) % ways.length] ?? 'add';
    // For classes with extra topics every second story is about one of them.
    const id = round % 2 === 1 ? ids[(round >> 1) % Math.max(1, ids.length)] : undefined;
    const own = id === undefined ? makeUgandaStory(grade, place, way, random) : null;
    const story =
      id === undefined
        ? own && { ...own, from: null }
        : fromMaker(id, 1 + (round % 3), random.int(0, 0x7fffffff));
    if (story !== null) found.set(story.prompt, story);
  }
  return [...found.values()];
};

const make = (grade: string, topic: Topic, choice: Choice, count: number, draw: number): ToolPage | null => {
  const stories = drawStories(grade, topic, choice, count, draw);
  if (stories.length === 0) return null;
  const lessons = new Map(stories.flatMap(({ from }) => (from === null ? [] : [[from.id, from] as const])));
  return {
    title: 'Story problems',
    about: [`${gradeName(Number(grade))} ${Number(grade) <= 3 ? 'MTC' : 'Math'}`],
    blocks: [
      rowsOf([
        ['Name', ''],
        ['Class', ''],
        ['Date', ''],
      ]),
      { kind: 'questions', questions: stories.map(({ prompt }) => ({ text: prompt, marks: 2, lines: 3 })) },
      {
        kind: 'answers',
        lines: stories.map(
          ({ answerText, working }, at) => `${at + 1}. ${asSentence(answerText)} ${asSentence(working)}`,
        ),
      },
    ],
    madeFrom: [...lessons.values()],
    ...counted(count, stories.length),
  };
};

export const storyProblems = defineTool({
  id: 'story-problems',
  needs: [],
  fields: {
    grade: { kind: 'choice', choices: ['2', '3', '4', '5', '6', '7'], usual: '4' },
    topic: { kind: 'choice', choices: topics, usual: 'all' },
    operation: { kind: 'choice', choices, usual: 'mixed' },
    questions: { kind: 'number', least: 3, most: 20, usual: 8 },
  },
  make: ({ draw }, { grade, topic, operation, questions }) => make(grade, topic, operation, questions, draw),
});
