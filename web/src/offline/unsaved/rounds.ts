/** Stores or sends the events that exist only in the memory of this page. */
import { mostEvents } from '@afrolearn/learning/events/events.ts';
import { callAs } from '#lib/call.ts';
import { storeEvent } from '#offline/outbox.ts';
import { type Round, startRounds } from '#offline/rounds.ts';
import { announceResults, workWaits } from '#offline/use-record.ts';
import { releaseEvent, unsavedEvents } from './unsaved.ts';

const storeAll = async (owner: number): Promise<void> => {
  for (const event of unsavedEvents(owner)) {
    await storeEvent(owner, event);
    releaseEvent(event.id);
    globalThis.dispatchEvent(new Event(workWaits));
  }
};

const sendAll = async (owner: number, token: string): Promise<void> => {
  const events = unsavedEvents(owner).slice(0, mostEvents);
  if (events.length === 0) return;
  const { results } = await callAs(token, 'POST /events', { body: { events } });
  for (const { id } of results) releaseEvent(id);
  announceResults(results);
  if (results.some(({ status }) => status !== 'refused'))
    globalThis.dispatchEvent(new Event('progress-updated'));
};

/**
 * Once stored, they are sent from the outbox as usual. If the device still has no space, they are sent from memory.
 */
export const saveUnsaved: Round = async (owner, token, mayGoOn) => {
  await storeAll(owner).catch(() => undefined);
  if (mayGoOn()) await sendAll(owner, token).catch(() => undefined);
  return unsavedEvents(owner).length > 0;
};

export const startUnsaved = (owner: number): (() => void) => startRounds(owner, saveUnsaved);
