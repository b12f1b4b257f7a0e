import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import type { Figures } from '#lesson-kit/figure.tsx';

/**
 * `open`: nothing was checked yet. `tried`: the answer was not right and may be changed. `marked`: it was not right and
 * cannot be changed, and the right one is not shown. `closed`: the right answer is shown and nothing can be changed.
 */
export type QuestionStage = 'open' | 'tried' | 'marked' | 'closed';

export const isFixed = (stage: QuestionStage): boolean => stage === 'closed' || stage === 'marked';

export type QuestionProps<I extends Question = Question> = {
  item: I;
  /** Null until something was given. */
  answer: Answer;
  /** `sure`: it was a press on one choice, which may be checked without a further button. */
  onAnswer: (answer: Answer, sure?: boolean) => void;
  stage: QuestionStage;
  /** The drawings of the entry that asks: options may be pictures. */
  figures?: Figures | undefined;
  /** The id of the words that ask. */
  labelledBy: string;
  /** Who cannot read yet hears a tile when it is pressed. */
  isYoung?: boolean | undefined;
  /** How an answer is read here, where it is not read as it was typed. */
  plain?: ((answer: Answer) => Answer) | undefined;
};

/** Stands in an answer where a place or a partner is still missing. */
export const nothing = -1;

/** An answer such as 'a few' where a number is asked for is not graded: the learner is asked again. */
export const isUnreadBy = (read: ((typed: string) => unknown) | undefined, answer: Answer): boolean =>
  read !== undefined && typeof answer === 'string' && answer.trim() !== '' && read(answer) === undefined;
