import type { Reply } from '@afrolearn/contract';
import { parseItemId } from '@afrolearn/learning/lessons/ids.ts';
import { useCallback, useEffect, useState } from 'react';
import { call } from '#lib/call.ts';
import { useSession } from '#lib/session.tsx';
import { workWaits } from '#offline/use-record.ts';

type Told = Reply<'GET /units/:id/progress'>;
export type UnitProgress = {
  /** Ids of the items that are done, also those that the server has not heard of yet. */
  done: ReadonlySet<string>;
  /** Best results of quizzes in percent, as the server counted them. */
  best: ReadonlyMap<string, number>;
  points: number;
  claimed: boolean;
};

const waitingItems = async (owner: number, unitId: number): Promise<string[]> => {
  const { eventsOf } = await import('#offline/outbox.ts');
  return (await eventsOf(owner, 'waiting'))
    .flatMap(({ event }) =>
      event.type === 'video.finished' || event.type === 'reading.read' || event.type === 'quiz.finished'
        ? [event.payload.item]
        : [],
    )
    .filter((item) => parseItemId(item)?.unit === unitId);
};

const together = (told: Told | null, waiting: readonly string[]): UnitProgress => ({
  done: new Set([
    ...(told?.items ?? []).filter(({ completed }) => completed).map(({ id }) => id),
    ...waiting,
  ]),
  best: new Map(
    (told?.items ?? []).flatMap(({ id, bestScore }) => (bestScore === null ? [] : [[id, bestScore]])),
  ),
  points: (told?.items ?? []).reduce((sum, { points }) => sum + points, 0),
  claimed: told?.claimed ?? false,
});

/** What a learner has done in a unit; null for everybody else and while it is not known. */
export const useUnitProgress = (
  unitId: number | null,
): { progress: UnitProgress | null; refresh: () => void } => {
  const { user } = useSession();
  const owner = user?.role === 'learner' ? user.id : null;
  const [progress, setProgress] = useState<UnitProgress | null>(null);
  const [asked, setAsked] = useState(0);
  const refresh = useCallback(() => setAsked((times) => times + 1), []);

  useEffect(() => {
    globalThis.addEventListener('progress-updated', refresh);
    globalThis.addEventListener(workWaits, refresh);
    return () => {
      globalThis.removeEventListener('progress-updated', refresh);
      globalThis.removeEventListener(workWaits, refresh);
    };
  }, [refresh]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever something changed
  useEffect(() => {
    if (owner === null || unitId === null) {
      setProgress(null);
      return;
    }
    let current = true;
    Promise.all([
      call('GET /units/:id/progress', { params: { id: unitId } }).catch(() => null),
      waitingItems(owner, unitId).catch(() => []),
    ]).then(([told, waiting]) => current && setProgress(together(told, waiting)));
    return () => {
      current = false;
    };
  }, [owner, unitId, asked]);
  return { progress, refresh };
};
