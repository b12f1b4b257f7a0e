import type { Reply } from '@afrolearn/contract';
import { parseEntryId } from '@afrolearn/learning/lessons/ids.ts';
import { workedIn } from '@afrolearn/learning/today/worked-in.ts';
import { useEffect, useMemo, useState } from 'react';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { call } from '#lib/call.ts';
import { later } from '#lib/lazy.tsx';
import { useSession } from '#lib/session.tsx';
import { onResults, workWaits } from '#offline/use-record.ts';

type ServerProgress = Reply<'GET /units/:id/progress'>;
export type UnitProgress = {
  /** False where neither the server nor this device could tell: then only what waits here is in it. */
  known: boolean;
  /** Ids of the items that are done, also those that the server has not heard of yet. */
  done: ReadonlySet<string>;
  /** Ids of the items that were worked in lately, the latest first; then those that were only opened. */
  opened: readonly string[];
  /** Best results of quizzes in percent, as the server counted them. */
  best: ReadonlyMap<string, number>;
  points: number;
  claimed: boolean;
  /** Where entries were left, as the account knows it. */
  places: ReadonlyMap<string, string>;
  /** Of checkpoints that were not passed: the lesson to look at again. */
  weak: ReadonlyMap<string, string>;
};

const outbox = later(() => import('#offline/outbox.ts'));
const places = later(() => import('#offline/kept-place.ts'));

type Waiting = { finished: readonly string[]; worked: readonly string[]; opened: readonly string[] };

const waitingItems = async (owner: number, unitId: number): Promise<Waiting> => {
  const { eventsOf } = await outbox();
  const begun = await (await places()).begunHere(owner);
  const found = { finished: [] as string[], worked: [] as string[], opened: [] as string[] };
  for (const { event } of await eventsOf(owner, 'waiting')) {
    const at = workedIn(event, begun);
    if (at === null || parseEntryId(at.entry)?.unit !== unitId) continue;
    found[at.worked ? 'worked' : 'opened'].unshift(at.entry);
    if (event.type !== 'item.opened' && event.type !== 'answer.given') found.finished.push(at.entry);
  }
  return found;
};

const none: Waiting = { finished: [], worked: [], opened: [] };

const joined = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])];

/**
 * What was opened and finished here and is on its way. It stays in the list once it was sent: until the server's next
 * answer, which may never come, nothing else would tell of it.
 */
const useWaiting = (owner: number | null, unitId: number | null): Waiting => {
  const key = `${owner} ${unitId}`;
  const [waiting, setWaiting] = useState({ key, items: none });
  useEffect(() => {
    if (owner === null || unitId === null) return;
    let current = true;
    const look = async () => {
      const { finished, worked, opened } = await waitingItems(owner, unitId).catch(() => none);
      if (!current || worked.length + opened.length === 0) return;
      setWaiting((now) => {
        const known = now.key === key ? now.items : none;
        return {
          key,
          items: {
            finished: joined(known.finished, finished),
            worked: joined(worked, known.worked),
            opened: joined(opened, known.opened),
          },
        };
      });
    };
    /* What there was no time for is not done; what was sent with it is told by the server's next answer. */
    const lookAnew = () => {
      setWaiting({ key, items: none });
      void look();
    };
    void look();
    globalThis.addEventListener(workWaits, look);
    const stopListening = onResults((results) => {
      if (results.some(({ doubt }) => doubt !== undefined)) lookAnew();
    });
    return () => {
      current = false;
      globalThis.removeEventListener(workWaits, look);
      stopListening();
    };
  }, [owner, unitId, key]);
  return waiting.key === key ? waiting.items : none;
};

const together = (told: ServerProgress | null, waiting: Waiting): UnitProgress => ({
  known: told !== null,
  done: new Set([
    ...(told?.items ?? []).filter(({ completed }) => completed).map(({ id }) => id),
    ...waiting.finished,
  ]),
  opened: joined(joined(waiting.worked, told?.opened ?? []), waiting.opened),
  best: new Map(
    (told?.items ?? []).flatMap(({ id, bestScore }) => (bestScore === null ? [] : [[id, bestScore]])),
  ),
  points: (told?.items ?? []).reduce((sum, { points }) => sum + points, 0),
  claimed: told?.claimed ?? false,
  places: new Map((told?.items ?? []).flatMap(({ id, place }) => (place === undefined ? [] : [[id, place]]))),
  weak: new Map((told?.items ?? []).flatMap(({ id, weak }) => (weak === undefined ? [] : [[id, weak]]))),
});

/**
 * What a learner has done in a unit: the server's last word with unsent work on top. Null for everybody else and while
 * nothing was answered.
 */
export const useUnitProgress = (
  unitId: number | null,
): { progress: UnitProgress | null; refresh: () => void } => {
  const { user } = useSession();
  const owner = user?.role === 'learner' ? user.id : null;
  const {
    state,
    data: told,
    retry: refresh,
  } = useOwnAnswer(
    owner === null || unitId === null ? null : `unit ${unitId}`,
    () => call('GET /units/:id/progress', { params: { id: unitId ?? 0 } }),
    { endsOn: [] },
  );
  const waiting = useWaiting(owner, unitId);
  const isAnswered = told !== null || state === 'failed';
  const progress = useMemo(() => (isAnswered ? together(told, waiting) : null), [isAnswered, told, waiting]);
  return { progress, refresh };
};
