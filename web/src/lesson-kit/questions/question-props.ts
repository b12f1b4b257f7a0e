import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import type { Figures } from '#lesson-kit/figure.tsx';

/**
 * `open`: not checked yet. `tried`: the answer was wrong and may be changed. `marked`: it was wrong and cannot be
 * changed, and the right one is not shown. `closed`: the right answer is shown and nothing can be changed.
 */
export type QuestionStage = 'open' | 'tried' | 'marked' | 'closed';

export const isFixed = (stage: QuestionStage): boolean => stage === 'closed' || stage === 'marked';

export type QuestionProps<I extends Question = Question> = {
  item: I;
  /** Null without an answer. */
  answer: Answer;
  /** `sure`: a press on a single choice, which may be checked without another button. */
  onAnswer: (answer: Answer, sure?: boolean) => void;
  stage: QuestionStage;
  /** The drawings of the entry, because options may be pictures. */
  figures?: Figures | undefined;
  /** The id of the element with the prompt. */
  labelledBy: string;
  /** Reads a pressed tile aloud, for learners who cannot read yet. */
  isYoung?: boolean | undefined;
  /** Normalises an answer before parsing, if it is not parsed as typed. */
  plain?: ((answer: Answer) => Answer) | undefined;
};

/** The value of an empty place or a missing partner in an answer. */
export const nothing = -1;

/** An answer such as 'a few' instead of a number is not graded: the learner is asked to type it again. */
export const isUnreadBy = (read: ((typed: string) => unknown) | undefined, answer: Answer): boolean =>
  read !== undefined && typeof answer === 'string' && answer.trim() !== '' && read(answer) === undefined;
