/** The state of a review: each question once, wrong ones again at the end. */
import type { Step } from './progress-string.tsx';

export type Outcome = { readonly correct: boolean; readonly tries: number };

export type SessionState = {
  /** Places in the list of questions, in the order of asking. */
  readonly turns: readonly number[];
  readonly at: number;
  /** By place. */
  readonly outcomes: Readonly<Record<number, Outcome>>;
};

export const newSession = (count: number): SessionState => ({
  turns: Array.from({ length: count }, (_, place) => place),
  at: 0,
  outcomes: {},
});

/** The index of the current question; null when complete. */
export const placeNow = ({ turns, at }: SessionState): number | null => turns[at] ?? null;

/** Whether it is asked for the second time. */
export const isSecondTry = ({ turns, at }: SessionState): boolean => turns.indexOf(turns[at] ?? -1) < at;

export const answered = (state: SessionState, correct: boolean): SessionState => {
  const place = placeNow(state);
  if (place === null) return state;
  const tries = (state.outcomes[place]?.tries ?? 0) + 1;
  return {
    ...state,
    turns: correct || isSecondTry(state) ? state.turns : [...state.turns, place],
    outcomes: { ...state.outcomes, [place]: { correct, tries } },
  };
};

export const goOn = (state: SessionState): SessionState => ({ ...state, at: state.at + 1 });

/** Moves a question to the end; a second time drops it until another day. */
export const skipped = (state: SessionState): SessionState => {
  const place = placeNow(state);
  if (place === null) return state;
  return goOn(isSecondTry(state) ? state : { ...state, turns: [...state.turns, place] });
};

/** One step per question: right, to be repeated, current, or ahead. */
export const stepsOf = (state: SessionState, count: number): readonly Step[] => {
  const now = placeNow(state);
  return Array.from({ length: count }, (_, place) => {
    if (place === now) return 'now';
    const outcome = state.outcomes[place];
    if (outcome === undefined) return 'todo';
    return outcome.correct ? 'won' : 'again';
  });
};
