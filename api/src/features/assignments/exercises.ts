/** Recreates the answered exercises of a practice set from the learning record. */
import type { AssignmentResults } from '@afrolearn/contract/assigned-work.ts';
import type { WorkedExample } from '@afrolearn/learning/assignments/reteach.ts';
import { isInWords } from '@afrolearn/learning/assistant/standing-alone.ts';
import { type Exercise, mostDraw } from '@afrolearn/learning/practice/exercise.ts';
import { type Generator, generatorById, generatorsOf } from '@afrolearn/learning/practice/generators.ts';
import { makeExercise } from '@afrolearn/learning/practice/make-exercise.ts';
import { misconceptionsOf } from '@afrolearn/learning/quizzes/own-mistakes.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { saidText } from '@afrolearn/learning/quizzes/said-text.ts';
import type { FirstAnswer } from '#features/progress/index.ts';

type Wrong = AssignmentResults['pupils'][number]['wrong'][number];

/* Wrong exercises shown for each pupil: enough to see the difficulty. */
const mostWrong = 10;

/** Null for an answer to anything else than an exercise. */
export const exerciseOf = ({ itemId, questionId, seed }: FirstAnswer): Exercise | null =>
  seed === null ? null : makeExercise(itemId, Number(questionId.slice(itemId.length + 1)), seed);

/** Each pupil's first exercises with a wrong first try. */
export const wrongExercises = (given: readonly FirstAnswer[]): ReadonlyMap<number, Wrong[]> => {
  const found = new Map<number, Wrong[]>();
  for (const one of given) {
    const known = found.get(one.userId) ?? [];
    if (one.correct || known.length >= mostWrong) continue;
    const exercise = exerciseOf(one);
    if (exercise === null) continue;
    const { item, answerText: right } = exercise;
    found.set(one.userId, [...known, { prompt: item.prompt, answer: saidText(item, one.answer), right }]);
  }
  return found;
};

/* Enough draws to find one that allows the mistake, if the generator has it. */
const mostDraws = 30;

/** A similar word-only exercise that allows the same mistake. */
const nextLike = ({ generator, level, draw }: Exercise, mistake: string): Question | null => {
  const others = Array.from(
    { length: mostDraws },
    (_, place) => makeExercise(generator, level, (draw + place + 1) % mostDraw)?.item,
  ).filter((item) => item !== undefined && isInWords(item)) as Question[];
  return others.find((item) => misconceptionsOf(item).includes(mistake)) ?? others[0] ?? null;
};

const stepsOf = ({ steps }: Exercise): readonly string[] =>
  steps.map(({ line, why }) => (why === undefined ? line : `${line} (${why})`));

/** A word-only exercise with this mistake and its steps. */
export const failedExample = (
  { title }: Generator,
  made: readonly Exercise[],
  mistake: string,
): { question: Question; example: WorkedExample } | null => {
  const exercise = made.find(({ item }) => isInWords(item)) ?? made[0];
  if (exercise === undefined) return null;
  const example = { title, lines: stepsOf(exercise), next: nextLike(exercise, mistake) };
  return { question: exercise.item, example };
};

/** The generator for a checkpoint question; else that of its lesson. */
export const makerLike = ({ like }: Question, lessonId: string): Generator | null =>
  like === undefined ? (generatorsOf(lessonId)[0] ?? null) : generatorById(like.generator);

const firstDraw = 1;

/** A worked example, for a question whose lesson is not written. */
export const likeExample = (maker: Generator, question: Question, mistake: string): WorkedExample | null => {
  const exercise = makeExercise(maker.id, question.like?.level ?? 1, firstDraw);
  if (exercise === null) return null;
  const lines = [question.explanation, exercise.item.prompt, ...stepsOf(exercise)];
  return { title: maker.title, lines, next: nextLike(exercise, mistake) };
};
