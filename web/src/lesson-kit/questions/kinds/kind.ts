/** How a kind of question is shown and put into words on a page. */
import type { Say } from '@afrolearn/learning/languages/sentence.ts';
import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import type { ReactNode } from 'react';
import type { QuestionProps } from '#lesson-kit/questions/question-props.ts';
import type { texts } from '#messages/lesson/en.ts';

/* Methods, not properties: method parameters are bivariant, so a looked-up kind accepts its own question. */
export type AskedKind<Q extends Question> = {
  /** The input component. It renders one element, because wide screens place it beside the prompt in a grid. */
  Input(props: QuestionProps<Q>): ReactNode;
  /** Loads chunks that are separate from the page, because most questions do not need them. */
  preload?(): void;
  /** An answer as text, one line for each part. */
  words(question: Q, answer: NonNullable<Answer>): readonly string[];
  /** The words that would give the answer away. */
  keyWords?(question: Q): readonly string[];
  /** The typed text as a value for grading; undefined if it cannot be parsed. */
  read?(question: Q, typed: string): unknown;
  /** The number of places to fill. */
  places?(question: Q): number;
  /** The text of the main button while the answer is incomplete. */
  missing(say: Say<typeof texts>, count: number): string;
};
