import type { Say } from '@afrolearn/learning/languages/sentence.ts';
import type { State } from '@afrolearn/learning/tools/math-playground/board.ts';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '#lib/language.tsx';
import { mathPlayground, type texts } from '#messages/tools-math-playground/en.ts';
import { touching, type texts as touchTexts } from '#messages/touch/en.ts';

/** The texts and number formats that a board writes with. */
export type Voice = {
  readonly say: Say<typeof texts>;
  /** The words that the figures of lessons use for the same things. */
  readonly sayTouch: Say<typeof touchTexts>;
  readonly number: (value: number) => string;
};

export const useVoiceOfBoards = (): Voice => {
  const say = useText(mathPlayground);
  const sayTouch = useText(touching);
  const { language } = useLanguage();
  // Not every browser knows Luganda; its numbers are written as in English.
  const format = new Intl.NumberFormat(language === 'lg' ? 'en' : language);
  return { say, sayTouch, number: (value) => format.format(value).replace('-', '−') };
};

export type BoardProps<Challenge> = {
  challenge: Challenge;
  state: State;
  set: (state: State) => void;
  /** Solved or shown: nothing moves any more. */
  closed: boolean;
};

/** How a board looks and what it says. The rules are in `@afrolearn/learning/tools/math-playground/`. */
export type BoardView<Challenge> = {
  readonly Stage: (props: BoardProps<Challenge>) => ReactNode;
  readonly Controls: (props: BoardProps<Challenge>) => ReactNode;
  /** The calculation of the current state, in symbols. */
  readonly Sum: (props: { challenge: Challenge; state: State }) => ReactNode;
  readonly task: (challenge: Challenge, voice: Voice) => string;
  /** The label of the main button while the answer is incomplete; null once it can be checked. */
  readonly missing: (challenge: Challenge, state: State, voice: Voice) => string | null;
  /** Help after a wrong answer: a fact, never the answer. */
  readonly hint: (challenge: Challenge, state: State, voice: Voice) => string;
  /** A step that the main button makes by itself, before there is something to check. */
  readonly step?: (challenge: Challenge, state: State, voice: Voice) => { words: string; next: State } | null;
};
