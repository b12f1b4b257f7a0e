import { parseEntryId } from '@afrolearn/learning/lessons/ids.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { tellAccount, useAccountPlace } from '#features/lesson/video/use-left-place.ts';
import { useWork } from '#features/lesson/work.tsx';
import { isGiven } from '#lesson-kit/questions/index.ts';
import { later } from '#lib/lazy.tsx';
import { readLocal } from '#lib/local.ts';
import { sessionAtHand, useSession } from '#lib/session.tsx';
import { lookedAhead } from '#offline/ahead.ts';
import { uuid } from '#offline/uuid.ts';
import {
  askedIn,
  asRetry,
  isDrawn,
  joined,
  newAttempt,
  type QuizState,
  questionsOfTry,
} from './quiz-state.ts';
import {
  fromAccount,
  hasEndedTry,
  hasFailed,
  leftAt,
  shownAfterStep,
  shownWhenSeen,
  storeStep,
  unlessBegun,
} from './quiz-steps.ts';
import { useOtherWindows } from './use-other-windows.ts';
import { useRetryPaper } from './use-retry-paper.ts';

const loadKept = later(() => import('#offline/kept-quiz.ts'));

const ahead = lookedAhead<unknown>();

/** Before the first render, so that the quiz appears as it was left. */
export const lookAhead = async (): Promise<void> => {
  const user = sessionAtHand()?.user;
  const [, , quizId = ''] = location.pathname.split('/');
  if (user?.role !== 'learner' || parseEntryId(quizId)?.type !== 'quiz') return;
  await ahead.look(`${user.id} ${quizId}`, async () => (await loadKept()).keptQuiz(user.id, quizId));
};

/** Waits this long for a stored state: answers given earlier could conflict. */
const longestWait = 8_000;

/**
 * The state of a quiz. Every answer is recorded when its question is left; answers and results are restored after a
 * break, unless the learner chose to retry (`anew`) a quiz that was not passed. `ready` turns true once the stored state
 * was read. Tabs share the device's database: each step is merged into it, and the results shown are the stored ones. A
 * retry asks a paper of its own, which is drawn once it is known which questions the quiz has (`isSettled`).
 */
export const useQuizState = (
  quizId: string,
  items: readonly Question[],
  { anew = false, isSettled = true }: { anew?: boolean | undefined; isSettled?: boolean } = {},
) => {
  const { status, user } = useSession();
  const owner = user?.role === 'learner' ? user.id : null;
  const { answer, finishQuiz, startAgain, hasFailedBefore } = useWork();
  const [seen] = useState(() => (owner === null ? null : ahead.seen(`${owner} ${quizId}`)));
  const [state, setState] = useState<QuizState>(
    () =>
      leftAt(seen?.found ?? null, items, anew) ?? newAttempt(uuid(), hasEndedTry(seen?.found ?? null, items)),
  );
  const told = useRef(new Map<string, string>());
  const isAnew = useRef(anew);
  isAnew.current = anew;
  /* Serialises the writes of this tab. */
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
    else if (hasEndedTry(kept, items)) setState(asRetry);
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
    loadKept()
      .then((disk) => fromAccount(disk, owner, account))
      .then(
        (place) => current && goOnWith(place, unlessBegun),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [settled, account]);

  // The account knows of a try that ended on another device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new attempt is marked as a retry, too
  useEffect(() => {
    if (hasFailedBefore) setState(asRetry);
  }, [hasFailedBefore, state.attempt]);

  const announce = useOtherWindows(owner === null ? null : `${owner} ${quizId}`, () => {
    if (owner === null || settled !== owner) return;
    const written = writing.current;
    written
      .then(() => loadKept())
      .then(({ keptQuiz }) => keptQuiz(owner, quizId))
      .then((kept) => {
        // A step of this window since then is merged into the stored state, which is shown afterwards.
        if (writing.current === written) setState((now) => shownWhenSeen(now, kept, items));
      })
      .catch(() => undefined);
  });

  const { asked, paper: drawn } = state;
  const asks = useMemo(() => questionsOfTry(items, { asked, paper: drawn }), [items, asked, drawn]);
  const change = useCallback(
    (next: QuizState) => {
      const left = asks[state.at];
      const given = left === undefined ? null : (next.answers[left.id] ?? null);
      const leaves = next.at !== state.at || next.finished || next.checked.length > state.checked.length;
      if (left !== undefined && leaves && isGiven(left, given)) {
        const words = JSON.stringify(given);
        if (told.current.get(left.id) !== words)
          void answer(left.id, given, next.attempt, askedIn(next, left.id));
        told.current.set(left.id, words);
      }
      // Looking through a quiz is no attempt.
      const isTried = ({ answers }: QuizState) => asks.some((one) => isGiven(one, answers[one.id] ?? null));
      setState(next);
      if (next.finished && !isTried(next)) {
        if (owner !== null) tellAccount(quizId, null);
        return;
      }
      const step = { now: state, next };
      writing.current = writing.current
        .then(() => storeStep(loadKept, { owner, quizId, items }, step, finishQuiz))
        .then((stored) => {
          announce();
          // The account gets what is stored, because another window may have gone further than this one.
          const isOpen = !stored.finished && isTried(stored);
          if (owner !== null) tellAccount(quizId, isOpen ? { ...stored, paper: undefined } : null);
          setState((now) => shownAfterStep(now, next, stored));
        })
        .catch(() => undefined);
    },
    [items, asks, state, owner, quizId, answer, finishQuiz, announce],
  );
  const again = useCallback(() => {
    told.current.clear();
    startAgain();
    const isRetry = state.finished || state.asked !== null;
    setState(newAttempt(uuid(), isRetry));
    if (owner === null) return;
    tellAccount(quizId, null);
    writing.current = writing.current
      .then(() => loadKept())
      .then(({ dropQuiz }) => dropQuiz(owner, quizId))
      .catch(() => undefined);
  }, [owner, quizId, startAgain, state.finished, state.asked]);
  const isLooking = status === 'looking' && readLocal('token') !== null;
  const ready = waited || (!isLooking && (owner === null || settled === owner));
  const failed = hasFailed(items, state);
  const paper = useRetryPaper(
    { owner, quizId, items },
    { state, setState, failed, waits: !ready || !isSettled, writing, announce },
  );
  return { state, asks, ready, isDrawn: isDrawn(state), paper, failed, change, again };
};
