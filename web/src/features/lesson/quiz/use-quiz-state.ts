import { parseEntryId } from '@afrolearn/learning/lessons/ids.ts';
import { gradeQuiz } from '@afrolearn/learning/quizzes/grade-quiz.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isGiven, isUnread } from '#lesson-kit/questions/index.ts';
import { later } from '#lib/lazy.tsx';
import { readLocal } from '#lib/local.ts';
import { sessionAtHand, useSession } from '#lib/session.tsx';
import { lookedAhead } from '#offline/ahead.ts';
import { uuid } from '#offline/uuid.ts';
import { tellAccount, useAccountPlace } from '../video/use-left-place.ts';
import { useWork } from '../work.tsx';
import { joined, newAttempt, type QuizState, stateFrom, storedAfter } from './quiz-state.ts';

const loadKept = later(() => import('#offline/kept-quiz.ts'));

const ahead = lookedAhead<unknown>();

/** Before the page of a quiz is drawn the first time: then it is drawn as it was left. */
export const lookAhead = async (): Promise<void> => {
  const user = sessionAtHand()?.user;
  const [, , quizId = ''] = location.pathname.split('/');
  if (user?.role !== 'learner' || parseEntryId(quizId)?.type !== 'quiz') return;
  await ahead.look(`${user.id} ${quizId}`, async () => (await loadKept()).keptQuiz(user.id, quizId));
};

/** What was begun before is waited for this long: answered meanwhile, it would be lost. */
const longestWait = 8_000;

/** What could not be read as a number was left out: it stays in its field and is not graded. */
const readable = (items: readonly Question[], { answers }: QuizState): QuizState['answers'] => {
  const unread = new Set(items.filter((one) => isUnread(one, answers[one.id] ?? null)).map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([question]) => !unread.has(question)));
};

const isPassed = (items: readonly Question[], answers: QuizState['answers']): boolean =>
  gradeQuiz(
    items,
    items.map(({ id }) => answers[id]),
  ).passed;

/** Whoever has begun here already goes on with that. */
const unlessBegun: typeof joined = (found, now) => (Object.keys(now.answers).length === 0 ? found : now);

/** Where it was left, if that still fits; not a try that ended without a pass, where it is tried `again`. */
const leftAt = (kept: unknown, items: readonly Question[], again: boolean): QuizState | null => {
  const found = stateFrom(
    kept,
    items.map(({ id }) => id),
  );
  return found?.finished && again && !isPassed(items, readable(items, found)) ? null : found;
};

/** A try that was begun on another device goes on here under a run of its own; one that has ended does not. */
const fromAccount = async (owner: number, place: unknown): Promise<unknown> => {
  const { attempt } = (place ?? {}) as { attempt?: unknown };
  if (typeof attempt !== 'string') return null;
  const { hasEnded } = await loadKept();
  return (await hasEnded(owner, attempt)) ? null : { ...(place as object), run: uuid(), finished: false };
};

/** Calls `look` when this tab is seen again: another tab may have gone on with the same quiz. */
const useSeenAgain = (look: () => void): void => {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState !== 'hidden') latest.current();
    };
    document.addEventListener('visibilitychange', seen);
    globalThis.addEventListener('pageshow', seen);
    globalThis.addEventListener('focus', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      globalThis.removeEventListener('pageshow', seen);
      globalThis.removeEventListener('focus', seen);
    };
  }, []);
};

/**
 * The state of a quiz: every answer is recorded when its question is left, and the whole is found again after a break,
 * its results too, unless the press that led here says to try again (`anew`) a quiz that was not passed. It is `ready`
 * when it is known whether there was something. The device's database is the truth that tabs share: each step is merged
 * into it, and the results shown are those of the end that is stored.
 */
export const useQuizState = (quizId: string, items: readonly Question[], anew = false) => {
  const { status, user } = useSession();
  const owner = user?.role === 'learner' ? user.id : null;
  const { answer, finishQuiz, startAgain } = useWork();
  const [seen] = useState(() => (owner === null ? null : ahead.seen(`${owner} ${quizId}`)));
  const [state, setState] = useState<QuizState>(
    () => leftAt(seen?.found ?? null, items, anew) ?? newAttempt(uuid()),
  );
  const told = useRef(new Map<string, string>());
  const isAnew = useRef(anew);
  isAnew.current = anew;
  /* Writes of this tab, one after the other. */
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  const [settled, setSettled] = useState<number | null>(seen === null ? null : owner);
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), longestWait);
    return () => clearTimeout(timer);
  }, []);

  const account = useAccountPlace();
  const goOnWith = (kept: unknown, join: typeof joined) => {
    const found = leftAt(kept, items, isAnew.current);
    if (found !== null) setState((now) => join(found, now));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each learner and quiz
  useEffect(() => {
    if (owner === null || settled === owner) return;
    let current = true;
    loadKept()
      .then(({ keptQuiz }) => keptQuiz(owner, quizId))
      .then(
        (kept) => current && goOnWith(kept, joined),
        () => undefined,
      )
      .then(() => current && setSettled(owner));
    return () => {
      current = false;
    };
  }, [owner, quizId]);

  // The device first, then the account: a try that was begun on another device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when both could be asked
  useEffect(() => {
    if (owner === null || settled !== owner) return;
    let current = true;
    fromAccount(owner, account).then(
      (place) => current && goOnWith(place, unlessBegun),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [settled, account]);

  useSeenAgain(() => {
    if (owner === null || settled !== owner) return;
    writing.current
      .then(() => loadKept())
      .then(({ keptQuiz }) => keptQuiz(owner, quizId))
      .then((kept) => {
        const found = stateFrom(
          kept,
          items.map(({ id }) => id),
        );
        if (found !== null) setState((now) => (found.run >= now.run ? found : now));
      })
      .catch(() => undefined);
  });

  /** Merges a step of this tab into the stored state; ends the try where it was the last. */
  const store = useCallback(
    async (before: QuizState, next: QuizState, tried: boolean): Promise<QuizState> => {
      const ids = items.map(({ id }) => id);
      const merge = async (change: QuizState): Promise<QuizState> => {
        if (owner === null) return change;
        const { changeQuiz } = await loadKept();
        return changeQuiz(owner, quizId, (kept) => storedAfter(stateFrom(kept, ids), before, change));
      };
      if (next.finished && !tried) return next;
      // The end is stored as an event first: a state that says 'finished' without it would lose the try.
      const merged = await merge({ ...next, finished: false }).catch(() => next);
      if (!next.finished) return merged;
      const whole = merged.run === next.run ? merged : next;
      const given = readable(items, whole);
      const { safe, answers } = await finishQuiz(next, given, isPassed(items, given));
      const ended = { ...whole, answers: safe === true ? answers : whole.answers, finished: true };
      // An end that could not be stored is tried again from what is here; one that was can be read again.
      if (safe === true) await merge(ended).catch(() => undefined);
      return ended;
    },
    [items, owner, quizId, finishQuiz],
  );

  const change = useCallback(
    (next: QuizState) => {
      const left = items[state.at];
      const given = left === undefined ? null : (next.answers[left.id] ?? null);
      const leaves = next.at !== state.at || next.finished || next.checked.length > state.checked.length;
      if (left !== undefined && leaves && isGiven(left, given)) {
        const words = JSON.stringify(given);
        if (told.current.get(left.id) !== words) void answer(left.id, given, next.attempt);
        told.current.set(left.id, words);
      }
      // A quiz that was only looked through is no attempt.
      const tried = items.some((one) => isGiven(one, next.answers[one.id] ?? null));
      if (owner !== null) tellAccount(quizId, next.finished || !tried ? null : next);
      setState(next);
      writing.current = writing.current
        .then(() => store(state, next, tried))
        .then((stored) =>
          // Answers of another tab come along; the place of this tab stays its own.
          setState((now) => (now === next && stored.run === next.run ? { ...stored, at: next.at } : now)),
        )
        .catch(() => undefined);
    },
    [items, state, owner, quizId, answer, store],
  );
  const again = useCallback(() => {
    told.current.clear();
    startAgain();
    setState(newAttempt(uuid()));
    if (owner === null) return;
    tellAccount(quizId, null);
    writing.current = writing.current
      .then(() => loadKept())
      .then(({ dropQuiz }) => dropQuiz(owner, quizId))
      .catch(() => undefined);
  }, [owner, quizId, startAgain]);
  const isLooking = status === 'looking' && readLocal('token') !== null;
  const ready = waited || (!isLooking && (owner === null || settled === owner));
  const failed = state.finished && !isPassed(items, readable(items, state));
  return { state, ready, failed, change, again };
};
