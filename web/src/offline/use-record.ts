import type { EventResult } from '@afrolearn/contract/events.ts';
import type { EventPayloads, EventType, LearningEvent } from '@afrolearn/learning/events/events.ts';
import { useMemo } from 'react';
import { callAs } from '#lib/call.ts';
import { later } from '#lib/lazy.tsx';
import { readLocal } from '#lib/local.ts';
import { useSession } from '#lib/session.tsx';
import { uuid } from './uuid.ts';

const loadOutbox = later(() => import('./outbox.ts'));

/** Told to every sender of this page: something new waits. */
export const workWaits = 'afl-work-waits';

/** Told with their ids when events are stored and earn nothing: nobody can do such a thing so fast. */
export const workDoubted = 'afl-work-doubted';

/** Passes on what the server doubts of what it was sent. */
export const tellDoubted = (results: readonly EventResult[]): void => {
  const detail = results.flatMap(({ id, doubt }) => (doubt === undefined ? [] : [id]));
  if (detail.length > 0) globalThis.dispatchEvent(new CustomEvent(workDoubted, { detail }));
};

/** Without a disk it goes straight to the server. With the token of the child who did it, or not at all. */
const sendAtOnce = async (token: string | null, event: LearningEvent): Promise<boolean> => {
  if (token === null || readLocal('token') !== token) return false;
  const { results } = await callAs(token, 'POST /events', { body: { events: [event] } });
  const stored = results.some(({ id, status }) => id === event.id && status !== 'refused');
  tellDoubted(results);
  if (stored) globalThis.dispatchEvent(new Event('progress-updated'));
  return stored;
};

/**
 * Keeps what a learner did and has it sent. Resolves to whether it is safe, on this device or with the server; for
 * people who are not learners there is nothing to keep, and it resolves to null. What can happen only once brings its id.
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
    ): Promise<boolean | null> => {
      if (owner === null) return null;
      try {
        const { keepEvent, newEvent } = await loadOutbox();
        try {
          await keepEvent(owner, type, payload, id);
          globalThis.dispatchEvent(new Event(workWaits));
          return true;
        } catch {
          // Storage is full or forbidden. The numbers of this device lie there too: this one goes without.
          return await sendAtOnce(token, newEvent(id, 0, type, payload));
        }
      } catch {
        // Neither here nor there: the page says that it could not be kept.
        return false;
      }
    };
  }, [owner]);
};
