/**
 * What each kind of question defines. Three tables hold it, because three groups of pages need it: every page that asks
 * needs `Marking`; the server and the teacher's assistant need `Desk`; the editor of own lessons needs `Own`.
 */
import type { PageQuestion } from '#assistant/page.ts';
import type { Found } from '#own-lessons/ask-problems.ts';
import type { AskKind, OwnAskOfKind } from '#own-lessons/asks.ts';
import type { MistakeOfGrading } from '#quizzes/kinds/mistakes-of-grading.ts';
import type { Answer, Common, QuestionOfKind } from '#quizzes/questions.ts';
import type { Result } from '#quizzes/result.ts';

/* Methods, not properties: a looked-up kind can then be called with the question that it was looked up by. */
export type Marking<Q> = {
  /** An answer that does not fit the question is wrong, never an error. */
  grade(question: Q, answer: Answer): Result;
  /** The answer that earns everything. */
  right(question: Q): Answer;
  /** The same in words, where they say more than the answer itself. */
  rightTexts?(question: Q): readonly string[];
  /** What a learner answered, in the words of the question. */
  answerText(question: Q, answer: Answer): string;
  /** What is chosen from, in the authored order. */
  choices?(question: Q): readonly string[];
  /** Whether the answer has to be known: it is not among things to choose from. */
  isTyped(question: Q): boolean;
  /** Set where a learner may leave parts open. */
  isInParts?: true;
};

/** What is stored of an answer: no more letters in each entry, and no more entries. */
export type Room = { readonly letters: number; readonly entries: number };

export type Desk<Q> = {
  /** What a learner answered as a teacher reads it, where that is more than the answer's text. */
  saidText?(question: Q, answer: readonly (number | string)[]): string;
  /** The wrong answer that a learner is most likely to give. */
  likelyMistake(question: Q): Answer;
  mistakesOfGrading?(question: Q): readonly MistakeOfGrading[];
  /** The mistakes that the author named, by their ids. */
  misconceptions(question: Q): readonly string[];
  room(question: Q): Room;
  /** The same question for whoever is to find the answer: nothing in it tells. */
  withoutAnswer(question: Q): Q;
  /** What it is worth where the author did not say. */
  marks(question: Q): number;
  onPaper(question: Q, draw: number): Omit<PageQuestion, 'marks'>;
  paperAnswer(question: Q, draw: number): string;
  /** The answer that shows a named mistake, where one can be quoted. */
  quote?(question: Q, misconception: string): string | undefined;
};

export type Own<K extends AskKind> = {
  /** The question, beside what all questions share. */
  asked(asks: OwnAskOfKind[K]): DistributedOmit<QuestionOfKind[K], keyof Common>;
  /** What is wrong with what is asked; null when a learner can answer it and be marked. */
  problem(asks: OwnAskOfKind[K]): Found;
  /** All that a teacher wrote into it. */
  texts(asks: OwnAskOfKind[K]): readonly string[];
};
/* `Omit` of a union keeps only what all its members share. */
type DistributedOmit<Q, Key extends PropertyKey> = Q extends unknown ? Omit<Q, Key> : never;
