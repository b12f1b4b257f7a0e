/**
 * The queue of reviews of handed-in work. Each review is stored on the device before it is sent, under the id of the
 * teacher who wrote it, and is sent only with that teacher's session.
 */
import type { Ask } from '@afrolearn/contract';
import { CallError, callAs } from '#lib/call.ts';
import { setFull } from '#lib/device/store-trouble.ts';
import { readLocal } from '#lib/local.ts';
import { openDatabase } from '#offline/database.ts';
import { isUnheard, type Round, startRounds, withLock } from '#offline/rounds.ts';
import { workWaits } from '#offline/use-record.ts';
import { uuid } from '#offline/uuid.ts';

type Body = Ask<'POST /assignments/:id/hand-ins/:learnerId/review'>['body'];
export type Review = {
  readonly assignmentId: number;
  readonly title: string;
  readonly learnerId: number;
  readonly name: string;
  readonly outcome: Body['outcome'];
  readonly comment: string;
  /** The hand-in that the teacher saw. The server refuses a review of an older one. */
  readonly seen: NonNullable<Body['seen']>;
};
export type QueuedReview = Review & {
  /** Distinguishes a review from a later one of the same work, which is stored under the same key. */
  readonly take: string;
  /** The server's message; null while the review is pending. A refused one is not retried automatically. */
  readonly refused: { readonly said: string | null; readonly isOfComment: boolean } | null;
};

export type ReviewEnd = 'sent' | 'queued' | 'refused' | 'lost';
export type ReviewNews = { end: ReviewEnd; review: Review };
export const reviewsChanged = 'afl-reviews-changed';
const announce = (detail: ReviewNews | null) => {
  globalThis.dispatchEvent(new CustomEvent(reviewsChanged, { detail }));
  // Pages that show the work refetch.
  if (detail?.end === 'sent' || detail?.end === 'refused')
    globalThis.dispatchEvent(new Event('progress-updated'));
};

const place = (owner: number) => `review ${owner} ` as const;
const keyOf = (owner: number, { assignmentId, learnerId }: Review) =>
  `${place(owner)}${assignmentId} ${learnerId}` as const;
const parsed = (words: unknown): QueuedReview | null =>
  typeof words === 'string' ? (JSON.parse(words) as QueuedReview) : null;

/** Empty without storage. */
export const queuedReviews = async (owner: number): Promise<readonly QueuedReview[]> => {
  const range = IDBKeyRange.bound(place(owner), `${place(owner)}\uffff`);
  const words = await openDatabase()
    .then((database) => database.getAll('facts', range))
    .catch(() => []);
  return words.flatMap((one) => parsed(one) ?? []);
};

/* In one transaction, and only if this review is still stored: a newer one is kept. */
const replace = async (owner: number, one: QueuedReview, next: QueuedReview | null): Promise<void> => {
  const key = keyOf(owner, one);
  const change = (await openDatabase()).transaction('facts', 'readwrite', { durability: 'strict' });
  if (parsed(await change.store.get(key))?.take === one.take)
    await (next === null ? change.store.delete(key) : change.store.put(JSON.stringify(next), key));
  await change.done;
};

/** Removes a refused review after the teacher has read the reason. */
export const dropReview = async (owner: number, one: QueuedReview): Promise<void> => {
  await replace(owner, one, null);
  announce(null);
};

const store = async (owner: number, one: QueuedReview): Promise<void> => {
  const change = (await openDatabase()).transaction('facts', 'readwrite', { durability: 'strict' });
  await Promise.all([change.store.put(JSON.stringify(one), keyOf(owner, one)), change.done]);
  setFull('database', false);
};

const sendOne = async (
  owner: number,
  token: string,
  one: QueuedReview,
): Promise<QueuedReview | ReviewEnd> => {
  const { assignmentId, learnerId, outcome, comment, seen } = one;
  try {
    await callAs(token, 'POST /assignments/:id/hand-ins/:learnerId/review', {
      params: { id: assignmentId, learnerId },
      body: { outcome, comment, seen },
    });
    await replace(owner, one, null).catch(() => undefined);
    return 'sent';
  } catch (error) {
    if (isUnheard(error) || !(error instanceof CallError)) return 'queued';
    const ofComment = error.fields['comment'] ?? null;
    const refused = { said: ofComment ?? error.said, isOfComment: ofComment !== null };
    const next = { ...one, refused };
    await replace(owner, one, next).catch(() => undefined);
    return next;
  }
};

/** Sends stored reviews; stops when offline. */
export const sendReviews: Round = (owner, token, mayGoOn) =>
  withLock('afl-reviews', async () => {
    for (const one of await queuedReviews(owner)) {
      if (!mayGoOn()) return true;
      if (one.refused !== null) continue;
      const end = await sendOne(owner, token, one);
      if (end === 'queued') return true;
      announce({ end: end === 'sent' ? 'sent' : 'refused', review: one });
    }
    return false;
  });

export const startReviews = (owner: number): (() => void) => startRounds(owner, sendReviews);

/**
 * Stored first, then sent. Without storage it is sent at once, and `lost` means that both failed: the text is then
 * only on the page.
 */
export const giveReview = async (
  owner: number,
  review: Review,
): Promise<{ end: ReviewEnd; refused: QueuedReview['refused'] }> => {
  const token = readLocal('token');
  if (token === null) return { end: 'lost', refused: null };
  const one: QueuedReview = { ...review, take: uuid(), refused: null };
  const isStored = await store(owner, one).then(
    () => true,
    () => false,
  );
  const result = await withLock('afl-reviews', () => sendOne(owner, token, one));
  if (typeof result !== 'string') {
    announce({ end: 'refused', review });
    return { end: 'refused', refused: result.refused };
  }
  if (result === 'queued' && !isStored) return { end: 'lost', refused: null };
  if (result === 'queued') globalThis.dispatchEvent(new Event(workWaits));
  announce({ end: result, review });
  return { end: result, refused: null };
};
