import { useEffect } from 'react';
import { type Answer, useOwnAnswer } from '#ask/use-answer.ts';
import { useSession } from '#lib/session.tsx';
import { forgetKept, keptWord, longestKept, sweepKept } from './sweep.ts';

/** The server refused, so cached data must not be shown. */
const noLongerMine = [403, 404];

/**
 * Fetches data of one's own classes. Offline it returns the last answer cached on this device, with its time, for up
 * to fourteen days. The cache belongs to the signed-in person and is cleared at log out, like everything under `own`.
 */
export const useKeptAnswer = <T>(
  question: string | null,
  ask: () => Promise<T>,
  manner: { afterProgress?: boolean } = {},
): Answer<T> => {
  const owner = useSession().user?.id ?? null;
  const answer = useOwnAnswer(question === null ? null : `${keptWord} ${question}`, ask, {
    afterProgress: false,
    ...manner,
  });
  const { state, failure, asOf } = answer;
  const isGone = failure !== null && noLongerMine.includes(failure.status);
  useEffect(() => {
    if (owner === null || question === null || state === 'loading') return;
    // Without storage there is nothing to delete.
    const end = isGone ? forgetKept(owner, question) : sweepKept(owner, Date.now());
    end.catch(() => undefined);
  }, [owner, question, state, isGone]);
  if (isGone)
    return { ...answer, state: failure.status === 404 ? 'missing' : 'failed', data: null, asOf: null };
  if (state === 'failed' && asOf !== null && Date.now() - Date.parse(asOf) > longestKept)
    return { ...answer, state, data: null, asOf: null };
  return answer;
};
