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
import { joined, newAttempt, type QuizState, stateFrom } from './quiz-state.ts';

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

/** Where it was left, if that still fits; not what was finished and not passed, where it is tried `anew`. */
const leftAt = (kept: unknown, items: readonly Question[], anew: boolean): QuizState | null => {
  const found = stateFrom(
    kept,
    items.map(({ id }) => id),
  );
  return found?.finished && anew && !isPassed(items, readable(items, found)) ? null : found;
};

/**
 * The state of a quiz: every answer is told when its question is left, and the whole is found again after a break, its
 * results too, unless the press that led here says to try again (`anew`) what was not passed. It is `ready` when it is
 * known whether there was something.
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
  const attempt = useRef(state.attempt);
  attempt.current = state.attempt;
  const isAnew = useRef(anew);
  isAnew.current = anew;
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

  // The device first, then the account: what was begun on another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when both could be asked
  useEffect(() => {
    if (owner !== null && settled === owner) goOnWith(account, unlessBegun);
  }, [settled, account]);

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
      const read = readable(items, next);
      const finished = next.finished && tried ? finishQuiz(next.attempt, read, isPassed(items, read)) : null;
      if (owner !== null) {
        tellAccount(quizId, next.finished || !tried ? null : next);
        Promise.all([loadKept(), finished])
          .then(([{ keepQuiz }, safe]) => {
            if (!next.finished) return keepQuiz(owner, quizId, next);
            // An end that could not be kept is tried again from what is here; one that was can be read again.
            return safe === true && attempt.current === next.attempt
              ? keepQuiz(owner, quizId, next)
              : undefined;
          })
          .catch(() => undefined);
      }
      setState(next);
    },
    [items, state, owner, quizId, answer, finishQuiz],
  );
  const again = useCallback(() => {
    told.current.clear();
    startAgain();
    setState(newAttempt(uuid()));
    if (owner === null) return;
    tellAccount(quizId, null);
    loadKept()
      .then(({ dropQuiz }) => dropQuiz(owner, quizId))
      .catch(() => undefined);
  }, [owner, quizId, startAgain]);
  const isLooking = status === 'looking' && readLocal('token') !== null;
  const ready = waited || (!isLooking && (owner === null || settled === owner));
  const failed = state.finished && !isPassed(items, readable(items, state));
  return { state, ready, failed, change, again };
};
