import type { Item } from '@afrolearn/learning/quizzes/items.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '#lib/session.tsx';
import { uuid } from '#offline/uuid.ts';
import { isGiven } from '#parts/quiz-items/item-props.ts';
import { useWork } from '../work.tsx';
import { newAttempt, type QuizState, stateFrom } from './quiz-state.ts';

const loadKept = () => import('#offline/kept-quiz.ts');

/** The state of a quiz: every answer is told when its question is left, and the whole is found again after a break. */
export const useQuizState = (quizId: string, items: readonly Item[]) => {
  const { user } = useSession();
  const owner = user?.role === 'learner' ? user.id : null;
  const { answer, finishQuiz } = useWork();
  const [state, setState] = useState<QuizState>(() => newAttempt(uuid()));
  const told = useRef(new Map<string, string>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each learner and quiz
  useEffect(() => {
    if (owner === null) return;
    let current = true;
    loadKept()
      .then(({ keptQuiz }) => keptQuiz(owner, quizId))
      .then(
        (kept) => {
          const found = stateFrom(
            kept,
            items.map(({ id }) => id),
          );
          // Whoever has begun already goes on with that.
          if (current && found !== null)
            setState((now) => (Object.keys(now.answers).length === 0 ? found : now));
        },
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [owner, quizId]);

  const change = useCallback(
    (next: QuizState) => {
      const left = items[state.at];
      const given = left === undefined ? null : (next.answers[left.id] ?? null);
      const leaves = next.at !== state.at || next.finished || next.checked.length > state.checked.length;
      if (left !== undefined && leaves && isGiven(given)) {
        const words = JSON.stringify(given);
        if (told.current.get(left.id) !== words) answer(left.id, given, next.attempt);
        told.current.set(left.id, words);
      }
      // A quiz that was only looked through is no attempt.
      const tried = Object.values(next.answers).some(isGiven);
      const finished = next.finished && tried ? finishQuiz(next.attempt, next.answers) : null;
      if (owner !== null)
        Promise.all([loadKept(), finished])
          .then(([{ keepQuiz, dropQuiz }, safe]) => {
            if (!next.finished) return keepQuiz(owner, quizId, next);
            // An end that could not be kept is tried again from what is here.
            return safe === true ? dropQuiz(owner, quizId) : undefined;
          })
          .catch(() => undefined);
      setState(next);
    },
    [items, state, owner, quizId, answer, finishQuiz],
  );
  const again = useCallback(() => {
    told.current.clear();
    setState(newAttempt(uuid()));
    if (owner !== null)
      loadKept()
        .then(({ dropQuiz }) => dropQuiz(owner, quizId))
        .catch(() => undefined);
  }, [owner, quizId]);
  return { state, change, again };
};
