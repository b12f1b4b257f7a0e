/**
 * The definition of each kind of question, in three tables for three groups of pages: every page with questions needs
 * `Marking`; the server and the teacher's assistant need `Desk`; the editor of own lessons needs `Own`.
 */
import type { PageQuestion } from '#assistant/page.ts';
import type { Found } from '#own-lessons/ask-problems.ts';
import type { AskKind, OwnAskOfKind } from '#own-lessons/asks.ts';
import type { MistakeOfGrading } from '#quizzes/kinds/mistakes-of-grading.ts';
import type { Answer, Common, QuestionOfKind } from '#quizzes/questions.ts';
import type { Result } from '#quizzes/result.ts';

/* Methods, not properties: method parameters are bivariant, so a looked-up kind accepts its own question. */
export type Marking<Q> = {
  /** An answer of the wrong shape is wrong, never an error. */
  grade(question: Q, answer: Answer): Result;
  /** The answer with full marks. */
  right(question: Q): Answer;
  /** The right answer as text, if that says more than the answer itself. */
  rightTexts?(question: Q): readonly string[];
  /** A learner's answer in the words of the question. */
  answerText(question: Q, answer: Answer): string;
  /** The choices in the authored order. */
  choices?(question: Q): readonly string[];
  /** Whether the answer must be known, because there are no choices to pick from. */
  isTyped(question: Q): boolean;
  /** Set if a learner may leave parts open. */
  isInParts?: true;
};

/** Limits for storing an answer: letters in each entry, and number of entries. */
export type Room = { readonly letters: number; readonly entries: number };

export type Desk<Q> = {
  /** A learner's answer as shown to a teacher, if that is more than the answer's text. */
  saidText?(question: Q, answer: readonly (number | string)[]): string;
  /** The wrong answer that a learner is most likely to give. */
  likelyMistake(question: Q): Answer;
  mistakesOfGrading?(question: Q): readonly MistakeOfGrading[];
  /** The ids of the mistakes named by the author. */
  misconceptions(question: Q): readonly string[];
  room(question: Q): Room;
  /** The same question without anything that reveals the answer, for learners who must find it. */
  withoutAnswer(question: Q): Q;
  /** The marks, if the author set none. */
  marks(question: Q): number;
  onPaper(question: Q, draw: number): Omit<PageQuestion, 'marks'>;
  paperAnswer(question: Q, draw: number): string;
  /** An answer with a named mistake, if one can be quoted. */
  quote?(question: Q, misconception: string): string | undefined;
};

export type Own<K extends AskKind> = {
  /** The fields of the question other than those that all questions share. */
  asked(asks: OwnAskOfKind[K]): DistributedOmit<QuestionOfKind[K], keyof Common>;
  /** The problem with a teacher's question; null if it can be answered and marked. */
  problem(asks: OwnAskOfKind[K]): Found;
  /** All texts that a teacher wrote for it. */
  texts(asks: OwnAskOfKind[K]): readonly string[];
};
/* `Omit` of a union keeps only the members' common fields. */
type DistributedOmit<Q, Key extends PropertyKey> = Q extends unknown ? Omit<Q, Key> : never;
