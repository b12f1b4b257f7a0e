/** Questions that teachers write: every kind that a learner can answer, what may be wrong with one, and its marking. */
import type { OwnAsk } from '#own-lessons/asks.ts';
import { ownOf } from '#quizzes/kinds/own.ts';
import type { Question } from '#quizzes/questions.ts';

/** A stored question. `answer` is empty where `asks` holds the right answer. */
export type KeptQuestion = {
  readonly id: string;
  readonly prompt: string;
  readonly options: readonly string[];
  readonly answer: string;
  /** The explanation, for somebody who has answered. */
  readonly explanation?: string | undefined;
  readonly asks?: OwnAsk | undefined;
};

/**
 * Converts to the form of curriculum questions. Ids are unique only within a lesson, so the id of the lesson is put
 * before them.
 */
export const questionOf = (lesson: string, kept: KeptQuestion): Question => {
  const { asks, answer } = kept;
  const common = {
    id: `${lesson}-${kept.id}`,
    prompt: kept.prompt,
    explanation: kept.explanation ?? '',
    difficulty: 1,
    lesson: null,
  } as const;
  if (asks === undefined)
    return {
      ...common,
      kind: 'single',
      options: kept.options.map((text) => ({ text, right: text === answer })),
    };
  return { ...common, ...ownOf(asks).asked(asks) } as Question;
};
