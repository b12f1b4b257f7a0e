import type { EventResult } from '@afrolearn/contract/events.ts';
import type { EventPayloads, EventType, LearningEvent } from '@afrolearn/learning/events/events.ts';
import { useMemo } from 'react';
import { callAs } from '#lib/call.ts';
import { later } from '#lib/lazy.tsx';
import { readLocal } from '#lib/local.ts';
import { useSession } from '#lib/session.tsx';
import { holdEvent, isUnsaved, releaseEvent } from './unsaved/unsaved.ts';
import { uuid } from './uuid.ts';

const loadOutbox = later(() => import('./outbox.ts'));

/** Dispatched when something new is pending. Every sender on this page listens. */
export const workWaits = 'afl-work-waits';

const workAnswered = 'afl-work-answered';

/** Dispatches the server's results for events of this device: earned, doubted or refused. */
export const announceResults = (results: readonly EventResult[]): void => {
  globalThis.dispatchEvent(new CustomEvent(workAnswered, { detail: results }));
};

/** Calls `hear` with the server's results. Returns a function that unsubscribes. */
export const onResults = (hear: (results: readonly EventResult[]) => void): (() => void) => {
  const listen = (event: Event) => hear((event as CustomEvent<readonly EventResult[]>).detail);
  globalThis.addEventListener(workAnswered, listen);
  return () => globalThis.removeEventListener(workAnswered, listen);
};

/** Sends an event that could not be stored, with the token of the child who did it. */
const sendAtOnce = async (owner: number, token: string | null, event: LearningEvent): Promise<boolean> => {
  // Before it is sent: the page may be closed meanwhile.
  holdEvent(owner, event);
  if (token === null || readLocal('token') !== token) return false;
  const { results } = await callAs(token, 'POST /events', { body: { events: [event] } });
  const result = results.find(({ id }) => id === event.id);
  if (result !== undefined) releaseEvent(event.id);
  announceResults(results);
  const isStored = result !== undefined && result.status !== 'refused';
  if (isStored) globalThis.dispatchEvent(new Event('progress-updated'));
  return isStored;
};

/**
 * Stores what a learner did and has it sent. Resolves to whether it is safe, on this device or on the server. If it
 * is neither, it stays in memory and is retried (`unsaved/rounds.ts`). For people who are not learners nothing is
 * stored, and it resolves to null. An event that can happen only once brings its id; `onStored` is called with the
 * event that is on this device under that id, which another tab may have stored first.
 */
export const useRecord = () => {
  const { user } = useSession();
  const owner = user?.role === 'learner' ? user.id : null;
  return useMemo(() => {
    const token = readLocal('token');
    return async <T extends EventType>(
      type: T,
      payload: EventPayloads[T],
      id = uuid(),
      onStored?: (event: LearningEvent) => void,
    ): Promise<boolean | null> => {
      if (owner === null) return null;
      try {
        const { newEvent, storeEvent } = await loadOutbox();
        const event = newEvent(id, 0, type, payload);
        try {
          const stored = await storeEvent(owner, event);
          releaseEvent(id);
          onStored?.(stored);
          globalThis.dispatchEvent(new Event(workWaits));
          return true;
        } catch {
          // Storage is full or forbidden. Sequence numbers are stored there, too, so this event has none.
          return await sendAtOnce(owner, token, event);
        }
      } catch {
        // Neither stored nor sent: the page shows that saving failed, and the sender tries again.
        if (isUnsaved(id)) globalThis.dispatchEvent(new Event(workWaits));
        return false;
      }
    };
  }, [owner]);
};
