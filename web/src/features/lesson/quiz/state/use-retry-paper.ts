import { parseEntryId } from '@afrolearn/learning/lessons/ids.ts';
import { retryPaper } from '@afrolearn/learning/quizzes/paper.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useState } from 'react';
import { later } from '#lib/lazy.tsx';
import { type AskedSlots, type Drawn, isDrawn, type QuizState, withPaper } from './quiz-state.ts';
import { type QuizOf, storeRetry } from './quiz-steps.ts';

/* Lazy, because it loads the generators and a first try needs none. */
const loadPapers = later(() => import('./draw-paper.ts'));
const loadKept = later(() => import('#offline/kept-quiz.ts'));

/** The fallback paper of a retry without other questions: the same ones in another order. */
const sameQuestions = (asked: AskedSlots, attempt: string): Drawn => ({
  asked,
  paper: { attempt, questions: {}, figures: {}, misconceptions: [] },
});

const inAnotherOrder = (items: readonly Question[], unitId: number, attempt: string): Drawn => {
  const nothing = { lesson: () => [], exercise: () => null };
  const slots = retryPaper(items, { unitId, attempt }, nothing);
  return sameQuestions(
    slots.map(({ slot }) => [slot.id, slot.id] as const),
    attempt,
  );
};

const drawFor = async (items: readonly Question[], unitId: number, { attempt, asked }: QuizState) => {
  if (asked === null || asked.length === 0)
    return loadPapers()
      .then(({ drawPaper }) => drawPaper(items, { unitId, attempt }))
      .catch(() => inAnotherOrder(items, unitId, attempt));
  if (asked.every(([slot, one]) => slot === one)) return sameQuestions(asked, attempt);
  return (await loadPapers()).openPaper(items, { unitId, attempt }, asked);
};

type RetryOf = {
  state: QuizState;
  setState: Dispatch<SetStateAction<QuizState>>;
  failed: boolean;
  /** While the current try or its questions are unknown. */
  waits: boolean;
  writing: RefObject<Promise<unknown>>;
  announce: () => void;
};

/**
 * Draws the questions of a new retry, and loads those of a retry that was begun on another device. They are stored on
 * this device, so that a reload and another tab show the same. `isLost`: they could not be loaded; `reload` tries again.
 */
export const useRetryPaper = (
  { owner, quizId, items }: QuizOf,
  { state, setState, failed, waits, writing, announce }: RetryOf,
) => {
  const [tries, setTries] = useState(0);
  const [lost, setLost] = useState<string | null>(null);
  const unitId = parseEntryId(quizId)?.unit ?? 0;
  const isMissing = !waits && !isDrawn(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each attempt and on retry, not when the quiz changes
  useEffect(() => {
    if (!isMissing) return;
    let current = true;
    const { attempt } = state;
    setLost(null);
    drawFor(items, unitId, state).then(
      (drawn) => {
        if (!current) return;
        const next = withPaper(state, drawn);
        setState((now) => (now.attempt === attempt && !isDrawn(now) ? next : now));
        if (owner === null) return;
        writing.current = writing.current
          .then(() => loadKept())
          .then((disk) => storeRetry(disk, { owner, quizId }, next))
          .then(announce)
          .catch(() => undefined);
      },
      () => current && setLost(attempt),
    );
    return () => {
      current = false;
    };
  }, [isMissing, state.attempt, items, tries]);

  // While online: the learner may be offline at the retry.
  useEffect(() => {
    if (!failed) return;
    loadPapers()
      .then(({ prepareRetry }) => prepareRetry(items, unitId))
      .catch(() => undefined);
  }, [failed, items, unitId]);

  return { isLost: lost === state.attempt && isMissing, reload: () => setTries((count) => count + 1) };
};
