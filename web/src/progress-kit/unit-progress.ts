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
  /** False if neither the server nor the cache has an answer. Then it has only pending events of this device. */
  known: boolean;
  /** Ids of done entries, including those that are not sent yet. */
  done: ReadonlySet<string>;
  /** Ids of the entries worked on recently, the latest first, then those that were only opened. */
  opened: readonly string[];
  /** Best results of quizzes in percent, as counted by the server. */
  best: ReadonlyMap<string, number>;
  points: number;
  claimed: boolean;
  /** The places where entries were left, as stored in the account. */
  places: ReadonlyMap<string, string>;
  /** For checkpoints that were not passed: the lesson to repeat. */
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
 * Entries opened or finished on this device whose events are pending. An entry stays in the list after sending,
 * because the server's next answer may be late or never come, and nothing else would show it.
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
    /* An entry that was done too fast does not count. The rest of that batch is in the server's next answer. */
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
 * A learner's progress in a unit: the last answer of the server merged with pending events. Null for other roles and
 * until there is an answer.
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
