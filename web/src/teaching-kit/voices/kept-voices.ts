/**
 * Recordings that the school does not have yet. Each is stored on the device as soon as it stops, under the id of the
 * teacher who made it, and deleted when the school has it or the teacher discards it.
 */
import type { Reply } from '@afrolearn/contract';
import { CallError, callAs } from '#lib/call.ts';
import { setFull } from '#lib/device/store-trouble.ts';
import { readLocal } from '#lib/local.ts';
import { openDatabase } from '#offline/database.ts';
import { asBlob, asText, isUnheard, type Round, startRounds, withLock } from '#offline/rounds.ts';
import { workWaits } from '#offline/use-record.ts';
import { uuid } from '#offline/uuid.ts';

/** A class for a lesson of the curriculum; null for an own lesson. */
export type Where = { id: string; classId: number | null };

export type KeptVoice = Where & {
  /** Identifies this recording: a newer one is stored under the same key. */
  readonly take: string;
  readonly scene: number;
  readonly language: string;
  readonly seconds: number;
  /** The words read out: a recording of other words is not sent automatically. */
  readonly words: string;
  readonly type: string;
  /** The sound as text, because not every browser can store a Blob. */
  readonly sound: string;
  /** Whether the teacher pressed 'keep it'. */
  readonly meant: boolean;
};
export type NewVoice = Omit<KeptVoice, 'take' | 'type' | 'sound'> & { readonly blob: Blob };

export type Which = Pick<KeptVoice, 'id' | 'classId' | 'scene' | 'language'>;
export type Take = Which & Pick<KeptVoice, 'take'>;

const line = 'afl-voices';
const place = (owner: number) => `voice ${owner} ` as const;
const keyOf = (owner: number, { id, classId, scene, language }: Which) =>
  `${place(owner)}${id} ${classId ?? 'own'} ${scene} ${language}` as const;

export const soundOf = ({ sound, type }: Pick<KeptVoice, 'sound' | 'type'>): Blob => asBlob(sound, type);

const keptIn = (words: number | string | undefined): KeptVoice | null =>
  words === undefined ? null : (JSON.parse(String(words)) as KeptVoice);

export const keptVoices = async (owner: number): Promise<readonly KeptVoice[]> => {
  const range = IDBKeyRange.bound(place(owner), `${place(owner)}\uffff`);
  const words = await (await openDatabase()).getAll('facts', range);
  return words.flatMap((one) => keptIn(one) ?? []);
};

/** Resolves to the id of this take. */
export const keepOnDevice = async (owner: number, { blob, ...about }: NewVoice): Promise<string> => {
  const kept: KeptVoice = { ...about, take: uuid(), type: blob.type, sound: await asText(blob) };
  const change = (await openDatabase()).transaction('facts', 'readwrite', { durability: 'strict' });
  await Promise.all([change.store.put(JSON.stringify(kept), keyOf(owner, kept)), change.done]);
  setFull('database', false);
  if (kept.meant) globalThis.dispatchEvent(new Event(workWaits));
  return kept.take;
};

export const dropFromDevice = async (owner: number, which: Which): Promise<void> =>
  (await openDatabase()).delete('facts', keyOf(owner, which));

/* In one transaction, only if this recording is still stored. */
const replaceTake = async (
  owner: number,
  take: Take,
  next: (kept: KeptVoice) => KeptVoice | null,
): Promise<void> => {
  const key = keyOf(owner, take);
  const change = (await openDatabase()).transaction('facts', 'readwrite', { durability: 'strict' });
  const kept = keptIn(await change.store.get(key));
  if (kept !== null && kept.take === take.take) {
    const after = next(kept);
    await (after === null ? change.store.delete(key) : change.store.put(JSON.stringify(after), key));
  }
  await change.done;
};

/** Called once the school has it. */
export const dropTake = (owner: number, take: Take): Promise<void> => replaceTake(owner, take, () => null);

/** Kept for playing and manual resending; no automatic retries. */
export const demoteTake = (owner: number, take: Take): Promise<void> =>
  replaceTake(owner, take, (kept) => ({ ...kept, meant: false }));

type Recording = { scene: number; language: string; seconds: number; sound: Blob };

const post = (token: string | null, where: Where, { scene, language, seconds, sound }: Recording) =>
  callAs(token, 'POST /lessons/:id/voices', {
    params: { id: where.id },
    query: {
      scene: String(scene),
      language: language as 'lg',
      seconds: String(seconds),
      ...(where.classId === null ? {} : { classId: String(where.classId) }),
    },
    file: { sound },
  });

/** Sends at once, on the teacher's request. A round that starts meanwhile waits for it. */
export const sendVoice = (where: Where, told: Recording) => {
  const token = readLocal('token');
  return withLock(line, () => post(token, where, told));
};

export const voicesChanged = 'afl-voices-changed';
/** The result of a round that has sent or refused recordings. */
export type VoicesNews = { readonly sent: number; readonly refused: string | null };

type Scenes = readonly { readonly narration: string }[];
type Lessons = ReadonlyMap<string, Promise<Scenes>>;
const scenesOf = ({ content }: Reply<'GET /lesson/:id'>): Scenes =>
  content?.type === 'own' || content?.type === 'video' ? content.scenes : [];

/* The author may have changed the words since; then it is not sent automatically. */
const stillFits = async ({ id, scene, words }: KeptVoice, lessons: Lessons): Promise<boolean> =>
  (await lessons.get(id))?.[scene]?.narration === words;

const isStillHere = async (owner: number, voice: KeptVoice): Promise<boolean> =>
  keptIn(await (await openDatabase()).get('facts', keyOf(owner, voice)))?.take === voice.take;

/** Sends recordings marked to be kept that still fit their scene. The first network failure ends the round. */
const sendEach: Round = async (owner, token, mayGoOn) => {
  let sent = 0;
  let refused: string | null = null;
  let isLeft = false;
  const lessons = new Map<string, Promise<Scenes>>();
  for (const voice of (await keptVoices(owner)).filter(({ meant }) => meant)) {
    if (!mayGoOn()) break;
    const { id } = voice;
    try {
      if (!lessons.has(id))
        lessons.set(id, callAs(token, 'GET /lesson/:id', { params: { id } }).then(scenesOf));
      // It may have been deleted or replaced meanwhile.
      if (!(await stillFits(voice, lessons)) || !(await isStillHere(owner, voice))) continue;
      await post(token, voice, { ...voice, sound: soundOf(voice) });
      await dropTake(owner, voice);
      sent += 1;
    } catch (error) {
      isLeft = isUnheard(error);
      if (isLeft) break;
      await demoteTake(owner, voice);
      refused = (error instanceof CallError ? error.said : null) ?? '';
    }
  }
  if (sent > 0 || refused !== null)
    globalThis.dispatchEvent(
      new CustomEvent(voicesChanged, { detail: { sent, refused } satisfies VoicesNews }),
    );
  return isLeft;
};

export const sendVoices: Round = (owner, token, mayGoOn) =>
  withLock(line, () => sendEach(owner, token, mayGoOn));

export const startVoices = (owner: number): (() => void) => startRounds(owner, sendVoices);
