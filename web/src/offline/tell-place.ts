/**
 * Sends the place where something was left to the account, so that another device continues there. Calls are
 * throttled, because this device stores every step. A failed call is not retried; the next step is sent again.
 */
import { callAs } from '#lib/call.ts';
import { readLocal } from '#lib/local.ts';

/** At most three calls a minute for each entry. Hiding or closing the page sends the last place at once. */
const rest = 20_000;

type Waiting = { token: string; item: string; place: string | null };

const told = new Map<string, number>();
let waiting: Waiting | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const send = (): void => {
  clearTimeout(timer);
  timer = undefined;
  const last = waiting;
  waiting = null;
  // Somebody else may have signed in meanwhile. Nothing is sent in their name.
  if (last === null || readLocal('token') !== last.token) return;
  told.set(last.item, Date.now());
  callAs(last.token, 'PUT /places/:id', { params: { id: last.item }, body: { place: last.place } }).catch(
    () => undefined,
  );
};

const onHide = (): void => {
  if (document.visibilityState === 'hidden') send();
};

/** `null` when it is finished, which is sent at once. */
export const tellPlace = (item: string, place: unknown): void => {
  const token = readLocal('token');
  if (token === null) return;
  // Switching to another lesson sends the last step of the previous one now.
  if (waiting !== null && waiting.item !== item) send();
  waiting = { token, item, place: place === null ? null : JSON.stringify(place) };
  const wait = (told.get(item) ?? 0) + rest - Date.now();
  if (place === null || wait <= 0) {
    send();
    return;
  }
  timer ??= setTimeout(send, Math.min(wait, rest));
  document.addEventListener('visibilitychange', onHide);
};
