/**
 * The steps of a quiz on a device, without React: what is opened, what is stored after a step, and what a tab shows
 * afterwards. `use-quiz-state.ts` puts them on a page; `random-days.test.ts` walks them at random.
 */
import { gradeQuiz } from '@afrolearn/learning/quizzes/grade-quiz.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import type { FinishedQuiz } from '#features/lesson/work.tsx';
import { isUnread } from '#lesson-kit/questions/index.ts';
import { uuid } from '#offline/uuid.ts';
import {
  isDrawn,
  isOneTry,
  type QuizState,
  questionsOfTry,
  stateFrom,
  storedAfter,
  takesOver,
} from './quiz-state.ts';

/** The part of the device's database that a quiz needs. */
export type QuizDisk = Pick<typeof import('#offline/kept-quiz.ts'), 'changeQuiz' | 'hasEnded' | 'keepPaper'>;

export type QuizOf = {
  readonly owner: number | null;
  readonly quizId: string;
  readonly items: readonly Question[];
};

const idsOf = (items: readonly Question[]) => items.map(({ id }) => id);

/** Unparsable numbers stay in their field and are not graded. */
const readable = (asks: readonly Question[], { answers }: QuizState): QuizState['answers'] => {
  const unread = new Set(asks.filter((one) => isUnread(one, answers[one.id] ?? null)).map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([question]) => !unread.has(question)));
};

const isPassed = (asks: readonly Question[], answers: QuizState['answers']): boolean =>
  gradeQuiz(
    asks,
    asks.map(({ id }) => answers[id]),
  ).passed;

/** False while the questions of a retry are not on this device. */
export const hasFailed = (items: readonly Question[], state: QuizState): boolean => {
  if (!state.finished || !isDrawn(state)) return false;
  const asks = questionsOfTry(items, state);
  return !isPassed(asks, readable(asks, state));
};

/** The saved position if it still fits; not of a failed try when retrying (`again`). */
export const leftAt = (stored: unknown, items: readonly Question[], again: boolean): QuizState | null => {
  const found = stateFrom(stored, idsOf(items));
  return found !== null && again && hasFailed(items, found) ? null : found;
};

/** Whether a stored try has ended, so that the next one is a retry. */
export const hasEndedTry = (stored: unknown, items: readonly Question[]): boolean =>
  stateFrom(stored, idsOf(items))?.finished === true;

/** A try from another device continues here under its own run; an ended one does not. */
export const fromAccount = async (
  { hasEnded }: Pick<QuizDisk, 'hasEnded'>,
  owner: number,
  place: unknown,
): Promise<unknown> => {
  const { attempt } = (place ?? {}) as { attempt?: unknown };
  if (typeof attempt !== 'string' || (await hasEnded(owner, attempt))) return null;
  return { ...(place as object), run: uuid(), finished: false };
};

/** A position from the account applies only if nothing was answered here yet. */
export const unlessBegun = (found: QuizState, now: QuizState): QuizState =>
  Object.keys(now.answers).length === 0 ? found : now;

type FinishQuiz = (
  ids: Pick<QuizState, 'attempt' | 'run' | 'asked'>,
  answers: QuizState['answers'],
  passed: boolean,
) => Promise<FinishedQuiz>;

/** Merges a step of a tab into the stored state and ends the try where it was the last step. Resolves to what is stored. */
export const storeStep = async (
  disk: () => Promise<QuizDisk>,
  { owner, quizId, items }: QuizOf,
  { now, next }: { now: QuizState; next: QuizState },
  finishQuiz: FinishQuiz,
): Promise<QuizState> => {
  const merge = async (change: QuizState): Promise<QuizState> => {
    if (owner === null) return change;
    const { changeQuiz } = await disk();
    const { stored, end } = await changeQuiz(owner, quizId, next.run, (before) =>
      storedAfter(stateFrom(before, idsOf(items)), now, change),
    );
    if (end !== null) return { ...next, answers: end.answers, finished: true };
    // The questions are stored separately, because the state is written at each step.
    return stored.attempt === next.attempt ? { ...stored, paper: next.paper } : stored;
  };
  // The end is stored as an event first: a state that says 'finished' without it would lose the try.
  const merged = await merge({ ...next, finished: false }).catch(() => next);
  if (!next.finished) return merged;
  const whole = merged.run === next.run || isOneTry(merged, now) ? merged : next;
  const asks = questionsOfTry(items, whole);
  const given = readable(asks, whole);
  const { safe, answers } = await finishQuiz(whole, given, isPassed(asks, given));
  const ended = { ...whole, answers: safe === true ? answers : whole.answers, finished: true };
  // An end that could not be stored is retried from memory; a stored one can be read again.
  if (safe === true) await merge(ended).catch(() => undefined);
  return ended;
};

/**
 * Stores a retry when it is drawn, so that a reload shows the same questions. Results that are still on the device stay
 * until its first step.
 */
export const storeRetry = async (
  { changeQuiz, keepPaper }: Pick<QuizDisk, 'changeQuiz' | 'keepPaper'>,
  { owner, quizId }: { owner: number; quizId: string },
  state: QuizState,
): Promise<void> => {
  await keepPaper(owner, quizId, state.paper);
  await changeQuiz(owner, quizId, state.run, (before) => before ?? state);
};

/** Adds another tab's answers after a step; this tab keeps its position, unless its try was another tab's by then. */
export const shownAfterStep = (now: QuizState, next: QuizState, stored: QuizState): QuizState => {
  if (now !== next) return now;
  return stored.run === next.run ? { ...stored, at: next.at } : stored;
};

/** A tab that becomes visible, or hears of a step in another one, continues with the stored state. */
export const shownWhenSeen = (now: QuizState, stored: unknown, items: readonly Question[]): QuizState => {
  const found = stateFrom(stored, idsOf(items));
  return found !== null && takesOver(now, found) ? found : now;
};
