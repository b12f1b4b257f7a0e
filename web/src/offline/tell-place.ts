/**
 * Tells the account where something was left, so that another device opens it there. Seldom: the device itself has every
 * step. What cannot be told is not kept for later; the next step is told again.
 */
import { callAs } from '#lib/call.ts';
import { readLocal } from '#lib/local.ts';

/** On a slow network a place is told three times a minute at most; who closes the page tells the last one at once. */
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
  // Somebody else may have come meanwhile: nothing is told in their name.
  if (last === null || readLocal('token') !== last.token) return;
  told.set(last.item, Date.now());
  callAs(last.token, 'PUT /places/:id', { params: { id: last.item }, body: { place: last.place } }).catch(
    () => undefined,
  );
};

const onHide = (): void => {
  if (document.visibilityState === 'hidden') send();
};

/** `null` where it is finished: it is forgotten at once. */
export const tellPlace = (item: string, place: unknown): void => {
  const token = readLocal('token');
  if (token === null) return;
  // Of two lessons the one before is told now, with its last step.
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
