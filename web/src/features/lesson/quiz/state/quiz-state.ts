import type { Answer, Misconception, Question } from '@afrolearn/learning/quizzes/questions.ts';
import type { Figures } from '#lesson-kit/index.ts';

/** The paper of a retry, in order: the id of each authored question (the slot), and of the question asked there. */
export type AskedSlots = readonly (readonly [slot: string, asked: string])[];

/** The questions of a retry that are not the authored ones, by their slots, with what they need. */
export type Paper = {
  readonly attempt: string;
  readonly questions: Readonly<Record<string, Question>>;
  readonly figures: Figures;
  readonly misconceptions: readonly Misconception[];
};

export type QuizState = {
  /** Groups the answers of one try at the quiz, also when it is continued on another device. */
  readonly attempt: string;
  /**
   * Id of the `quiz.finished` event of this try on this device. Tabs share it, so a try ends once; another device that
   * continues the try has a run of its own, so that both ends are stored and the better one counts.
   */
  readonly run: string;
  readonly at: number;
  /** By the ids of the questions. */
  readonly answers: Readonly<Record<string, Answer>>;
  /** Questions whose answer was checked: it counts and cannot be changed. */
  readonly checked: readonly string[];
  readonly finished: boolean;
  /** Null in a first try, which asks the authored questions. The list of a retry is empty until it is drawn. */
  readonly asked: AskedSlots | null;
  /** Null in a first try, and until the questions of a retry are on this device. */
  readonly paper: Paper | null;
};

export const newAttempt = (attempt: string, isRetry = false): QuizState => ({
  attempt,
  run: attempt,
  asked: isRetry ? [] : null,
  paper: null,
  at: 0,
  answers: {},
  checked: [],
  finished: false,
});

export const isBegun = ({ at, answers }: QuizState): boolean => at > 0 || Object.keys(answers).length > 0;

/** Whether the questions of the try are known; a retry must be drawn or loaded first. */
export const isDrawn = ({ asked, paper }: QuizState): boolean => asked === null || paper !== null;

/** The id of what is asked in a slot. */
export const askedIn = ({ asked }: Pick<QuizState, 'asked'>, slot: string): string =>
  asked?.find(([one]) => one === slot)?.[1] ?? slot;

/** A question of a retry in its slot: stored, graded and shown under the slot's id, and it counts for the slot's lesson. */
const inSlot = (slot: Question, { objective: _, like: __, ...question }: Question): Question => ({
  ...question,
  id: slot.id,
  lesson: slot.lesson,
  ...(slot.objective === undefined ? {} : { objective: slot.objective }),
  ...(slot.like === undefined ? {} : { like: slot.like }),
});

/** The questions of a try in order, under the ids of the authored ones. */
export const questionsOfTry = (
  items: readonly Question[],
  { asked, paper }: Pick<QuizState, 'asked' | 'paper'>,
): readonly Question[] => {
  if (asked === null) return items;
  const ordered = asked.flatMap(([slot]) => items.find(({ id }) => id === slot) ?? []);
  // A question that was written after the paper was drawn comes last.
  return [...ordered, ...items.filter((one) => !ordered.includes(one))].map((slot) => {
    const question = paper?.questions[slot.id];
    return question === undefined ? slot : inSlot(slot, question);
  });
};

export type Drawn = { readonly asked: AskedSlots; readonly paper: Paper };

/** The state with the questions of its retry. An answer to a question that no longer exists is left out. */
export const withPaper = (state: QuizState, { asked, paper }: Drawn): QuizState => {
  const stays = (slot: string): boolean => askedIn(state, slot) === askedIn({ asked }, slot);
  const isNew = state.asked === null || state.asked.length === 0;
  return {
    ...state,
    asked,
    paper,
    answers: isNew ? {} : Object.fromEntries(Object.entries(state.answers).filter(([slot]) => stays(slot))),
    checked: isNew ? [] : state.checked.filter(stays),
  };
};

/** A try that was not started becomes a retry once an earlier one is known to have ended. */
export const asRetry = (now: QuizState): QuizState =>
  now.asked !== null || now.finished || isBegun(now) ? now : { ...now, asked: [] };

const isPair = (one: unknown): one is readonly [string, string] =>
  Array.isArray(one) && one.length === 2 && one.every((id) => typeof id === 'string');

const askedFrom = (stored: unknown): AskedSlots | null =>
  Array.isArray(stored) ? stored.filter(isPair) : null;

const paperFrom = (stored: unknown, attempt: string): Paper | null => {
  const paper = (stored ?? {}) as Partial<Paper>;
  return paper.attempt === attempt && typeof paper.questions === 'object' ? (paper as Paper) : null;
};

/** A stored state, if it still fits the quiz; questions that are gone are left out. */
export const stateFrom = (stored: unknown, questions: readonly string[]): QuizState | null => {
  const { attempt, run, at, answers, checked, finished, asked, paper } = (stored ?? {}) as Partial<QuizState>;
  if (typeof attempt !== 'string' || typeof at !== 'number' || !Array.isArray(checked)) return null;
  if (typeof answers !== 'object' || answers === null) return null;
  const known = Object.entries(answers).filter(([question]) => questions.includes(question));
  // Results of questions that are gone would be of another quiz.
  const isSame = known.length === Object.keys(answers).length;
  if (finished === true && !isSame) return null;
  const slots = askedFrom(asked);
  const isUntouched = at <= 0 && (slots === null || slots.length === 0);
  // A state with only skipped questions still counts, but not with answers to other questions: then it is of
  // another quiz.
  if (known.length === 0 && (!isSame || finished === true || isUntouched)) return null;
  return {
    attempt,
    // Older versions had no run: there the attempt was the id of the event.
    run: typeof run === 'string' ? run : attempt,
    at: Math.max(0, Math.min(Math.trunc(at), questions.length - 1)),
    answers: Object.fromEntries(known),
    checked: checked.filter((question) => questions.includes(question)),
    finished: finished === true,
    asked: slots,
    paper: paperFrom(paper, attempt),
  };
};

/**
 * Merges the stored state with answers given before it was loaded, because a slow server may let a learner
 * start again. Nothing is lost; where both have an answer, the current one wins unless the stored one was
 * checked.
 */
export const joined = (kept: QuizState, now: QuizState): QuizState => {
  if (Object.keys(now.answers).length === 0) return kept;
  if (kept.finished || now.finished) return now;
  const seen = Object.fromEntries(kept.checked.map((id) => [id, kept.answers[id] ?? null]));
  // The answer belongs to the question that was asked.
  const isSame = (slot: string): boolean => askedIn(kept, slot) === askedIn(now, slot);
  const given = Object.entries(now.answers).filter(([slot]) => isSame(slot));
  return {
    ...kept,
    at: now.at,
    answers: { ...kept.answers, ...Object.fromEntries(given), ...seen },
    checked: [...new Set([...kept.checked, ...now.checked.filter(isSame)])],
  };
};

const differs = (one: Answer | undefined, other: Answer | undefined): boolean =>
  JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);

/**
 * Whether a tab's try is the stored one, though it has another run: both continue the attempt of another device, both
 * are the first try, or this one was not begun yet. Two windows that are opened side by side each start a try of their
 * own; the one that is stored first counts. Results of an earlier try are no such try to a retry.
 */
export const isOneTry = (stored: QuizState, tab: QuizState): boolean => {
  if (stored.attempt === tab.attempt) return true;
  if (stored.finished) return tab.asked === null && !isBegun(tab);
  return !isBegun(tab) || (stored.asked === null && tab.asked === null);
};

/** The stored state with a step of a tab that had begun the same try under another run. */
const withStepOf = (stored: QuizState, before: QuizState, next: QuizState): QuizState => {
  // The answer belongs to the question that was asked.
  const counts = ([slot]: readonly [string, Answer]): boolean =>
    askedIn(stored, slot) === askedIn(next, slot) && !stored.checked.includes(slot);
  const given = Object.entries(next.answers).filter(counts);
  const isNew = ([slot, answer]: readonly [string, Answer]): boolean =>
    differs(before.answers[slot], answer) || next.checked.includes(slot);
  return {
    ...stored,
    answers: {
      ...Object.fromEntries(given),
      ...stored.answers,
      ...Object.fromEntries(given.filter(isNew)),
    },
    checked: [...stored.checked, ...given.flatMap(([slot]) => (next.checked.includes(slot) ? [slot] : []))],
    finished: next.finished,
  };
};

/**
 * The state to store after one step of this tab, from `before` to `next`. Another tab may have stored more in the
 * meantime, so only the difference is applied: an answer of another tab is never overwritten by an older one, an answer
 * that was checked never changes, and a try that has ended stays as it ended.
 */
export const storedAfter = (stored: QuizState | null, before: QuizState, next: QuizState): QuizState => {
  if (stored === null) return next;
  if (stored.run !== next.run) {
    if (isOneTry(stored, before)) return stored.finished ? stored : withStepOf(stored, before, next);
    // Run ids sort by the time they were made: a newer try in another tab stays.
    return !stored.finished && stored.run > next.run ? stored : next;
  }
  if (stored.finished) return stored;
  const isMine = (question: string): boolean =>
    differs(before.answers[question], next.answers[question]) ||
    (next.checked.includes(question) && !before.checked.includes(question));
  const mine = Object.entries(next.answers).filter(
    ([question]) => isMine(question) && !stored.checked.includes(question),
  );
  return {
    ...stored,
    at: next.at === before.at ? stored.at : next.at,
    answers: { ...stored.answers, ...Object.fromEntries(mine) },
    checked: [...new Set([...stored.checked, ...next.checked])],
    finished: next.finished,
  };
};

/** Whether a tab takes over what is stored: a newer try or the same one, as other tabs have left it. */
export const takesOver = (now: QuizState, stored: QuizState): boolean =>
  stored.run >= now.run || isOneTry(stored, now);
