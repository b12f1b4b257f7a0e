import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { choicesOf, shownChoices, tileOrder } from '@afrolearn/learning/quizzes/shown-order.ts';
import { createContext, useCallback, useContext, useState } from 'react';
import { deviceId } from '#lib/device/device-id.ts';
import { useSession } from '#lib/session.tsx';

/**
 * Which try the questions below belong to: the attempt of a quiz, the repetition of a review. Every try shows choices
 * in another order; one try shows the same order after a reload.
 */
export const TryDraw = createContext('0');

/** Two learners do not see the same order. Guests have the order of their device. */
const useDraw = (): string => {
  const attempt = useContext(TryDraw);
  const { user } = useSession();
  return `${user?.id ?? deviceId()} ${attempt}`;
};

/** The authored places of the choices of a question, in the order in which they are shown. */
export const useShownChoices = (question: Question): readonly number[] => shownChoices(question, useDraw());

export const useTileOrder = (question: Question, n: number): readonly number[] =>
  tileOrder(n, `${useDraw()} ${question.id}`);

const inWords = (question: Question, draw: string): readonly string[] => {
  if (!('options' in question)) return [question.prompt];
  const texts = choicesOf(question);
  return [question.prompt, ...shownChoices(question, draw).map((place) => texts[place] ?? '')];
};

/** The text of a question for reading aloud: its prompt, then its options in the shown order. */
export const useWordsOf = () => {
  const draw = useDraw();
  return useCallback((question: Question) => inWords(question, draw), [draw]);
};

/* Questions of a lesson have no attempt: tries are numbered by the finished answers of this visit. */
const turns = new Map<string, number>();

const turnOf = (attempt: string, question: string): string => `${attempt} ${turns.get(question) ?? 0}`;

export const endTurn = (question: string): void => {
  turns.set(question, (turns.get(question) ?? 0) + 1);
};

/** The draw of a question that may be answered again and again; it lasts as long as the question is on the page. */
export const useTurn = (question: string): string => {
  const attempt = useContext(TryDraw);
  const [turn] = useState(() => turnOf(attempt, question));
  return turn;
};

/** `useWordsOf` for a question that can be answered repeatedly. */
export const useTurnWords = () => {
  const draw = useDraw();
  return useCallback((question: Question) => inWords(question, turnOf(draw, question.id)), [draw]);
};
