import { parseItemId } from '#lessons/ids.ts';
import type { Generator } from '#practice/generators.ts';
import type { Place } from '#practice/places.ts';
import { type Random, randomOf } from '#practice/random.ts';
import type { Item, Misconception } from '#quizzes/items.ts';

export const practiceLevels = [1, 2, 3] as const;

export type PracticeLevel = (typeof practiceLevels)[number];

export type WorkedStep = { readonly line: string; readonly why?: string };

/** What a maker draws; its name, level and place in a lesson are put to it afterwards. */
export type Draft = {
  readonly item: ItemDraft;
  /** The last line ends in `answerText`. */
  readonly steps: readonly WorkedStep[];
  readonly answerText: string;
  /** Every mistake that the item can name, with what to say to a learner who made it. */
  readonly misconceptions: readonly Misconception[];
};

export type ItemDraft = Item extends infer One
  ? One extends Item
    ? Omit<One, 'id' | 'difficulty' | 'lesson'>
    : never
  : never;

/**
 * Makes one exercise from chance alone. Null where the draw gave none that is good enough: it is drawn again.
 * A place changes names, goods and currency, never a number: draws must be the same for all places.
 */
export type Maker = (random: Random, level: PracticeLevel, place: Place) => Draft | null;

export type Exercise = {
  readonly generator: string;
  readonly level: PracticeLevel;
  readonly seed: number;
  readonly item: Item;
  readonly steps: readonly WorkedStep[];
  readonly answerText: string;
  readonly misconceptions: readonly Misconception[];
};

export const mostSeed = 0xffffffff;

export const isPracticeLevel = (level: number): level is PracticeLevel =>
  practiceLevels.some((one) => one === level);

/** Far more draws than any maker needs; the tests would tell of one that needs a tenth of them. */
const mostDraws = 500;

/** The same exercise for the same generator, level and seed on both sides, whatever the place. */
export const drawExercise = (
  { id, lesson }: Pick<Generator, 'id' | 'lesson'>,
  maker: Maker,
  level: PracticeLevel,
  seed: number,
  place: Place,
): Exercise => {
  const random = randomOf(`${id}:${level}`, seed);
  for (let draws = 0; draws < mostDraws; draws++) {
    const draft = maker(random, level, place);
    if (draft === null) continue;
    const item: Item = {
      ...draft.item,
      id: `${id}-${level}-${seed}`,
      difficulty: level,
      lesson: parseItemId(lesson)?.n ?? null,
    };
    return { ...draft, generator: id, level, seed, item };
  }
  throw new Error(`${id} made no exercise of level ${level} from seed ${seed}`);
};
