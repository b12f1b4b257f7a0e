/**
 * The questions of a retry. It loads what `retryPaper` draws from: the lessons of the questions, and the makers of those
 * that are bound to one. A quiz loads this file when a try has ended without a pass, not before.
 */
import { questionsOf } from '@afrolearn/learning/events/catalogue.ts';
import { lessonId } from '@afrolearn/learning/lessons/ids.ts';
import type { Lesson } from '@afrolearn/learning/lessons/lesson.ts';
import {
  drawExercise,
  type Exercise,
  isPracticeLevel,
  type Maker,
} from '@afrolearn/learning/practice/exercise.ts';
import { generatorById } from '@afrolearn/learning/practice/generators.ts';
import { uganda } from '@afrolearn/learning/practice/places.ts';
import {
  lessonOfAsked,
  madeOf,
  type PaperSources,
  questionAsked,
  retryPaper,
} from '@afrolearn/learning/quizzes/paper.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { loadFamily } from '#lesson-kit/exercises/index.ts';
import { type Figures, lessonWith } from '#lesson-kit/index.ts';
import type { AskedSlots, Drawn, Paper } from './quiz-state.ts';

type Loaded = {
  readonly lessons: ReadonlyMap<string, Lesson>;
  readonly makers: Readonly<Record<string, Maker>>;
};
type Try = { readonly unitId: number; readonly attempt: string };

/** A lesson that takes longer is skipped, because a child waits for the retry. */
const longestWait = 8_000;

/* Cached while the page is open; failures are retried. */
const loading = new Map<string, Promise<Lesson | null>>();

/** For tests: clears the cache. */
export const forgetLessons = (): void => loading.clear();

const lessonFor = (id: string): Promise<Lesson | null> => {
  const known = loading.get(id);
  if (known !== undefined) return known;
  const asked = lessonWith(id).then(({ content }) => (content?.type === 'video' ? content : null));
  loading.set(id, asked);
  asked.catch(() => loading.delete(id));
  return asked;
};

const inTime = async <T>(wanted: Promise<T>): Promise<T | null> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), longestWait);
  });
  try {
    return await Promise.race([wanted, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
};

const loadSources = async (lessonIds: Iterable<string>, generators: Iterable<string>): Promise<Loaded> => {
  const families = new Set([...generators].flatMap((id) => generatorById(id)?.family ?? []));
  const [lessons, makers] = await Promise.all([
    Promise.all([...new Set(lessonIds)].map((id) => inTime(lessonFor(id)))),
    Promise.all([...families].map((family) => inTime(loadFamily(family)))),
  ]);
  return {
    lessons: new Map(lessons.flatMap((one) => (one === null ? [] : [[one.id, one] as const]))),
    makers: Object.assign({}, ...makers),
  };
};

/* The same exercise as on the server: authored questions use Ugandan examples, too. */
const exerciseOf = ({ makers }: Loaded, generator: string, level: number, draw: number): Exercise | null => {
  const [known, maker] = [generatorById(generator), makers[generator]];
  if (known === null || maker === undefined || !isPracticeLevel(level)) return null;
  return drawExercise(known, maker, level, draw, uganda);
};

const sourcesOf = (loaded: Loaded): PaperSources => ({
  lesson: (id) => {
    const lesson = loaded.lessons.get(id);
    return lesson === undefined ? [] : questionsOf(lesson);
  },
  exercise: (generator, level, draw) => exerciseOf(loaded, generator, level, draw)?.item ?? null,
});

const figuresIn = (question: Question): readonly string[] =>
  [question, ...('options' in question ? question.options : [])].flatMap(({ figure }) => figure ?? []);

type Filled = { readonly slot: Question; readonly asked: string; readonly question: Question };

const paperOf = (attempt: string, slots: readonly Filled[], loaded: Loaded): Drawn => {
  const fresh = slots.filter(({ slot, asked }) => asked !== slot.id);
  const figures: Record<string, Figures[string]> = {};
  const misconceptions = new Map<string, Paper['misconceptions'][number]>();
  for (const { asked, question } of fresh) {
    const lesson = loaded.lessons.get(lessonOfAsked(asked) ?? '');
    const made = madeOf(asked);
    const exercise = made === null ? null : exerciseOf(loaded, made.generator, made.level, made.draw);
    for (const name of figuresIn(question)) {
      const figure = lesson?.figures[name];
      if (figure !== undefined) figures[name] = figure;
    }
    for (const one of lesson?.misconceptions ?? exercise?.misconceptions ?? [])
      misconceptions.set(one.id, one);
  }
  return {
    asked: slots.map(({ slot, asked }) => [slot.id, asked] as const),
    paper: {
      attempt,
      questions: Object.fromEntries(fresh.map(({ slot, question }) => [slot.id, question])),
      figures,
      misconceptions: [...misconceptions.values()],
    },
  };
};

const loadFor = (items: readonly Question[], unitId: number): Promise<Loaded> =>
  loadSources(
    items.flatMap(({ like, lesson }) =>
      like !== undefined || lesson === null ? [] : lessonId(unitId, lesson),
    ),
    items.flatMap(({ like }) => like?.generator ?? []),
  );

/** Preloads the data of the next retry while online. */
export const prepareRetry = async (items: readonly Question[], unitId: number): Promise<void> => {
  await loadFor(items, unitId);
};

/** The paper of a new retry. Where something cannot be loaded, its questions are asked again. */
export const drawPaper = async (items: readonly Question[], { unitId, attempt }: Try): Promise<Drawn> => {
  const loaded = await loadFor(items, unitId);
  return paperOf(attempt, retryPaper(items, { unitId, attempt }, sourcesOf(loaded)), loaded);
};

/** The questions of a retry that was drawn on another device. Rejects where one of them cannot be loaded. */
export const openPaper = async (
  items: readonly Question[],
  { unitId, attempt }: Try,
  asked: AskedSlots,
): Promise<Drawn> => {
  const ids = asked.map(([, id]) => id);
  const lessonIds = [...new Set(ids.flatMap((id) => lessonOfAsked(id) ?? []))];
  const generators = new Set(ids.flatMap((id) => generatorById(madeOf(id)?.generator ?? '')?.id ?? []));
  const loaded = await loadSources(lessonIds, generators);
  const missing = lessonIds.some((id) => !loaded.lessons.has(id));
  if (missing || [...generators].some((id) => loaded.makers[id] === undefined))
    throw new Error('not all questions of the retry could be loaded');
  const sources = sourcesOf(loaded);
  const slots = asked.flatMap(([id, what]): readonly Filled[] => {
    const slot = items.find((one) => one.id === id);
    if (slot === undefined) return [];
    const question = questionAsked(slot, what, { unitId, attempt }, sources);
    // A question that no longer exists is replaced by the authored one.
    return [question === null ? { slot, asked: id, question: slot } : { slot, asked: what, question }];
  });
  return paperOf(attempt, slots, loaded);
};
