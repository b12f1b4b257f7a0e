import { parseEntryId } from '#lessons/ids.ts';
import type { Generator } from '#practice/generators.ts';
import type { Place } from '#practice/places.ts';
import { type Random, randomOf } from '#practice/random.ts';
import type { Misconception, Question } from '#quizzes/questions.ts';

export const practiceLevels = [1, 2, 3] as const;

export type PracticeLevel = (typeof practiceLevels)[number];

export type WorkedStep = { readonly line: string; readonly why?: string };

/** A maker's result; name, level and place in a lesson are added later. */
export type Draft = {
  readonly item: QuestionDraft;
  /** The last line ends in `answerText`. */
  readonly steps: readonly WorkedStep[];
  readonly answerText: string;
  /** Every mistake that the question can detect, with its advice. */
  readonly misconceptions: readonly Misconception[];
};

export type QuestionDraft = Question extends infer One
  ? One extends Question
    ? Omit<One, 'id' | 'difficulty' | 'lesson'>
    : never
  : never;

/**
 * Makes one random exercise. Null for a draw that is not good enough, which is drawn again. A place changes
 * names, goods and currency, never a number: draws must be the same for all places.
 */
export type Maker = (random: Random, level: PracticeLevel, place: Place) => Draft | null;

export type Exercise = {
  readonly generator: string;
  readonly level: PracticeLevel;
  readonly draw: number;
  readonly item: Question;
  readonly steps: readonly WorkedStep[];
  readonly answerText: string;
  readonly misconceptions: readonly Misconception[];
};

export const mostDraw = 0xffffffff;

export const isPracticeLevel = (level: number): level is PracticeLevel =>
  practiceLevels.some((one) => one === level);

/** Far more tries than any maker needs; a test fails when one needs a tenth of them. */
const mostTries = 500;

/** The same generator, level and draw give the same exercise on both sides, whatever the place. */
export const drawExercise = (
  { id, lesson }: Pick<Generator, 'id' | 'lesson'>,
  maker: Maker,
  level: PracticeLevel,
  draw: number,
  place: Place,
): Exercise => {
  const random = randomOf(`${id}:${level}`, draw);
  for (let tries = 0; tries < mostTries; tries++) {
    const draft = maker(random, level, place);
    if (draft === null) continue;
    const question: Question = {
      ...draft.item,
      id: `${id}-${level}-${draw}`,
      difficulty: level,
      lesson: parseEntryId(lesson)?.n ?? null,
    };
    return { ...draft, generator: id, level, draw, item: question };
  }
  throw new Error(`${id} made no exercise of level ${level} from draw ${draw}`);
};
