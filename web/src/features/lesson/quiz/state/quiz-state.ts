import type { Answer } from '@afrolearn/learning/quizzes/questions.ts';

export type QuizState = {
  /** Groups the answers of one try at the quiz, also when it is continued on another device. */
  readonly attempt: string;
  /**
   * Id of the `quiz.finished` event of this try on this device. Tabs share it, so a try ends once; another device that
   * continues the try has a run of its own, so that both ends are stored and the better one counts.
   */
  readonly run: string;
  readonly at: number;
  /** By the ids of the items. */
  readonly answers: Readonly<Record<string, Answer>>;
  /** Questions whose answer was looked at: it counts as given and cannot be changed any more. */
  readonly checked: readonly string[];
  readonly finished: boolean;
};

export const newAttempt = (attempt: string): QuizState => ({
  attempt,
  run: attempt,
  at: 0,
  answers: {},
  checked: [],
  finished: false,
});

export const isBegun = ({ at, answers }: QuizState): boolean => at > 0 || Object.keys(answers).length > 0;

/** A stored state, if it still fits the quiz; questions that are gone are left out. */
export const stateFrom = (stored: unknown, questions: readonly string[]): QuizState | null => {
  const { attempt, run, at, answers, checked, finished } = (stored ?? {}) as Partial<QuizState>;
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
    // Older versions had no run: there the attempt was the id of the event.
    run: typeof run === 'string' ? run : attempt,
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

const differs = (one: Answer | undefined, other: Answer | undefined): boolean =>
  JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);

/**
 * The state to store after one step of this tab, from `before` to `next`. Another tab may have stored more in the
 * meantime, so only the difference is applied: an answer of another tab is never overwritten by an older one, an answer
 * that was checked never changes, and a try that has ended stays as it ended.
 */
export const storedAfter = (stored: QuizState | null, before: QuizState, next: QuizState): QuizState => {
  if (stored === null) return next;
  if (stored.run !== next.run)
    // Run ids sort by the time they were made: a newer try in another tab stays.
    return !stored.finished && stored.run > next.run ? stored : next;
  if (stored.finished) return stored;
  const isMine = (question: string): boolean =>
    differs(before.answers[question], next.answers[question]) ||
    (next.checked.includes(question) && !before.checked.includes(question));
  const mine = Object.entries(next.answers).filter(
    ([question]) => isMine(question) && !stored.checked.includes(question),
  );
  return {
    ...stored,
    at: next.at,
    answers: { ...stored.answers, ...Object.fromEntries(mine) },
    checked: [...new Set([...stored.checked, ...next.checked])],
    finished: next.finished,
  };
};
