/**
 * Recordings that are not with the school yet. Each lies on the device the moment it stops, under the number of the
 * teacher who made it, and leaves it when the school has it or the teacher throws it away.
 */
import { CallError } from '#lib/call.ts';
import { openDatabase } from '#offline/database.ts';
import { uuid } from '#offline/uuid.ts';
import { keepVoice, type Where } from '../own-lessons.api.ts';

export type KeptVoice = Where & {
  /** Of this recording alone: a newer one of the same scene lies under the same key. */
  readonly take: string;
  readonly scene: number;
  readonly language: string;
  readonly seconds: number;
  /** The words that were read out: a recording of other words is not sent by itself. */
  readonly words: string;
  readonly type: string;
  /** The sound as text, which every browser can keep. */
  readonly sound: string;
  /** The teacher said 'keep it'. */
  readonly meant: boolean;
};
export type NewVoice = Omit<KeptVoice, 'take' | 'type' | 'sound'> & { readonly blob: Blob };

export type Which = Pick<KeptVoice, 'id' | 'classId' | 'scene' | 'language'>;
export type Take = Which & Pick<KeptVoice, 'take'>;

const place = (owner: number) => `voice ${owner} ` as const;
const keyOf = (owner: number, { id, classId, scene, language }: Which) =>
  `${place(owner)}${id} ${classId ?? 'own'} ${scene} ${language}` as const;

const asText = (blob: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });

export const soundOf = ({ sound, type }: Pick<KeptVoice, 'sound' | 'type'>): Blob => {
  const letters = atob(sound);
  return new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))], { type });
};

const keptIn = (words: number | string | undefined): KeptVoice | null =>
  words === undefined ? null : (JSON.parse(String(words)) as KeptVoice);

export const keptVoices = async (owner: number): Promise<readonly KeptVoice[]> => {
  const range = IDBKeyRange.bound(place(owner), `${place(owner)}\uffff`);
  const words = await (await openDatabase()).getAll('facts', range);
  return words.flatMap((one) => keptIn(one) ?? []);
};

/** Gives the name of this take. */
export const keepOnDevice = async (owner: number, { blob, ...about }: NewVoice): Promise<string> => {
  const kept: KeptVoice = { ...about, take: uuid(), type: blob.type, sound: await asText(blob) };
  const change = (await openDatabase()).transaction('facts', 'readwrite', { durability: 'strict' });
  await Promise.all([change.store.put(JSON.stringify(kept), keyOf(owner, kept)), change.done]);
  return kept.take;
};

export const dropFromDevice = async (owner: number, which: Which): Promise<void> =>
  (await openDatabase()).delete('facts', keyOf(owner, which));

/* In one transaction, and only while this very take lies there. */
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

/** The school has it. */
export const dropTake = (owner: number, take: Take): Promise<void> => replaceTake(owner, take, () => null);

/** It stays, to be heard and sent again by hand; it is not tried for ever. */
export const demoteTake = (owner: number, take: Take): Promise<void> =>
  replaceTake(owner, take, (kept) => ({ ...kept, meant: false }));

/* The session has ended, the line was too slow, too much at once: it says nothing about the recording. */
const anotherTime: readonly number[] = [401, 408, 429];

/** Whether nobody has heard it yet: the network is away, the server rests, or it is to come another time. */
export const isUnheard = (error: unknown): boolean =>
  !(error instanceof CallError) ||
  error.code === 'network' ||
  error.status >= 500 ||
  anotherTime.includes(error.status);

type Round = { readonly sent: number; readonly refused: string | null };

const sendEach = async (owner: number, fits: (voice: KeptVoice) => boolean): Promise<Round> => {
  let sent = 0;
  for (const voice of (await keptVoices(owner)).filter((one) => one.meant && fits(one))) {
    // While another was sent it may have been thrown away or recorded again.
    const now = keptIn(await (await openDatabase()).get('facts', keyOf(owner, voice)));
    if (now?.take !== voice.take) continue;
    try {
      await keepVoice(voice, { ...voice, sound: soundOf(voice) });
      await dropTake(owner, voice);
      sent += 1;
    } catch (error) {
      if (isUnheard(error)) break;
      await demoteTake(owner, voice);
      return { sent, refused: error instanceof CallError ? error.said : null };
    }
  }
  return { sent, refused: null };
};

/* One round at a time, however many ask. */
let running: Promise<unknown> = Promise.resolve();

/** Sends what was meant to be kept and still fits its scene; the first that finds no network ends the round. */
export const sendKept = (owner: number, fits: (voice: KeptVoice) => boolean): Promise<Round> => {
  const round = running.then(() => sendEach(owner, fits));
  running = round.catch(() => undefined);
  return round;
};
