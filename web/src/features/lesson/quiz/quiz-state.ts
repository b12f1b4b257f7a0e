import type { Answer } from '@afrolearn/learning/quizzes/questions.ts';

export type QuizState = {
  /** One run through the quiz; its answers belong together. */
  readonly attempt: string;
  readonly at: number;
  /** By the ids of the items. */
  readonly answers: Readonly<Record<string, Answer>>;
  /** Questions whose answer was looked at: it counts as given and cannot be changed any more. */
  readonly checked: readonly string[];
  readonly finished: boolean;
};

export const newAttempt = (attempt: string): QuizState => ({
  attempt,
  at: 0,
  answers: {},
  checked: [],
  finished: false,
});

export const isBegun = ({ at, answers }: QuizState): boolean => at > 0 || Object.keys(answers).length > 0;

/** What was kept on the device, if it still fits the quiz; questions that are gone are left out. */
export const stateFrom = (kept: unknown, questions: readonly string[]): QuizState | null => {
  const { attempt, at, answers, checked, finished } = (kept ?? {}) as Partial<QuizState>;
  if (typeof attempt !== 'string' || typeof at !== 'number' || !Array.isArray(checked)) return null;
  if (typeof answers !== 'object' || answers === null) return null;
  const known = Object.entries(answers).filter(([question]) => questions.includes(question));
  // Results of questions that are gone would be of another quiz.
  const isSame = known.length === Object.keys(answers).length;
  if (finished === true && !isSame) return null;
  // Skipped questions are no answers, but a way that was gone; with answers to other questions it is of another quiz.
  if (known.length === 0 && (!isSame || finished === true || at <= 0)) return null;
  return {
    attempt,
    at: Math.max(0, Math.min(Math.trunc(at), questions.length - 1)),
    answers: Object.fromEntries(known),
    checked: checked.filter((question) => questions.includes(question)),
    finished: finished === true,
  };
};

/**
 * What was kept, and what was answered before it was found: a slow server may keep a learner waiting who then begins anew.
 * Nothing of either is lost; where both answered, what was given now stands, unless the answer was looked at before.
 */
export const joined = (kept: QuizState, now: QuizState): QuizState => {
  if (Object.keys(now.answers).length === 0) return kept;
  if (kept.finished || now.finished) return now;
  const seen = Object.fromEntries(kept.checked.map((id) => [id, kept.answers[id] ?? null]));
  return {
    ...kept,
    at: now.at,
    answers: { ...kept.answers, ...now.answers, ...seen },
    checked: [...new Set([...kept.checked, ...now.checked])],
  };
};
