import type { EventPayloads, EventType } from '@afrolearn/learning/events/events.ts';
import { useCallback } from 'react';
import { useSession } from '#lib/session.tsx';

const loadOutbox = () => import('./outbox.ts');

/** Told to every sender of this page: something new waits. */
export const workWaits = 'afl-work-waits';

/**
 * Keeps what a learner did and has it sent. Resolves to whether it lies safely on this device; for people who are
 * not learners there is nothing to keep, and it resolves to null.
 */
export const useRecord = () => {
  const { user } = useSession();
  const owner = user?.role === 'learner' ? user.id : null;
  return useCallback(
    async <T extends EventType>(type: T, payload: EventPayloads[T]): Promise<boolean | null> => {
      if (owner === null) return null;
      try {
        const { keepEvent } = await loadOutbox();
        await keepEvent(owner, type, payload);
        globalThis.dispatchEvent(new Event(workWaits));
        return true;
      } catch {
        // Storage is full or forbidden: the page says that it could not be kept.
        return false;
      }
    },
    [owner],
  );
};
