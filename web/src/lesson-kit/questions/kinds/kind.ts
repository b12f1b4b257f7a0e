/** What a kind of question shows and says on a page. */
import type { Say } from '@afrolearn/learning/languages/sentence.ts';
import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import type { ReactNode } from 'react';
import type { QuestionProps } from '#lesson-kit/questions/question-props.ts';
import type { texts } from '#messages/lesson/en.ts';

/* Methods, not properties: a looked-up kind can then be drawn with the question that it was looked up by. */
export type AskedKind<Q extends Question> = {
  /** The component in which it is answered. */
  Input(props: QuestionProps<Q>): ReactNode;
  /** Fetches what travels apart from the page, because most questions do not need it. */
  preload?(): void;
  /** What an answer says, one line for each part of it. */
  words(question: Q, answer: NonNullable<Answer>): readonly string[];
  /** The words that would give the answer away. */
  keyWords?(question: Q): readonly string[];
  /** What was typed, as it is graded; undefined where it cannot be read. */
  read?(question: Q, typed: string): unknown;
  /** How many places have to be filled. */
  places?(question: Q): number;
  /** What an answer still lacks before it can be checked, in the words of the main button. */
  missing(say: Say<typeof texts>, count: number): string;
};
