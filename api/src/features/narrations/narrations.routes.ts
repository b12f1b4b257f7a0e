import type { Readable } from 'node:stream';
import { narrations } from '@afrolearn/contract/narrations.ts';
import { voiceLimits } from '@afrolearn/learning/own-lessons/narration.ts';
import { refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';
import { scenesFor, scenesToTell, type TellableScene } from './narrations.access.ts';
import {
  keepVoice,
  removeVoice,
  soundsFor,
  soundsOfAuthor,
  type VoiceRow,
  voiceById,
  voicesFor,
} from './narrations.db.ts';
import { soundKindOf } from './sound-kinds.ts';
import { withoutTraces } from './without-traces.ts';

const placeOf = (told: readonly TellableScene[], { scene }: Pick<VoiceRow, 'scene'>): number =>
  told.findIndex((one) => one.scene === scene);

/** The scene was removed, or its words changed. */
const isStale = (told: readonly TellableScene[], row: VoiceRow): boolean =>
  told[placeOf(told, row)]?.words !== row.words;

const asVoice = (told: readonly TellableScene[], row: VoiceRow) => ({
  id: row.id,
  scene: placeOf(told, row),
  language: row.language,
  seconds: row.seconds,
  bytes: row.bytes,
  classId: row.classId,
  by: row.by,
  stale: isStale(told, row),
});

const gather = async (file: Readable): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of file) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

export const narrationRoutes = serve(narrations, {
  'GET /lessons/:id/voices': async ({ params: { id }, query: { classId }, user, db }) => {
    const told = await scenesFor(db, user, id);
    const rows = await voicesFor(db, { lesson: id, user, classId });
    return rows
      .filter((row) => placeOf(told, row) !== -1 && (user.role === 'teacher' || !isStale(told, row)))
      .map((row) => asVoice(told, row));
  },

  'GET /lessons/:id/sounds': async ({ params: { id }, query: { language, classId }, user, db }) => {
    const told = await scenesFor(db, user, id);
    const rows = await soundsFor(db, { lesson: id, user, classId, language });
    // Members of two classes hear the newest; outdated recordings are not played.
    const latest = new Map(
      rows.filter((row) => !isStale(told, row)).map((row) => [placeOf(told, row), row] as const),
    );
    return [...latest].map(([scene, { id: voice, seconds, type, sound }]) => ({
      id: voice,
      scene,
      seconds,
      type,
      sound: sound.toString('base64'),
    }));
  },

  'POST /lessons/:id/voices': async ({ params: { id }, query, user, file, db, now }) => {
    const { told, classId } = await scenesToTell(db, user, id, query.classId ?? null);
    const scene = told[query.scene];
    if (scene === undefined) throw refuse('access/not-found');
    if ((await soundsOfAuthor(db, user.id)) >= voiceLimits.sounds) throw refuse('voices/too-many');
    const sound = await file(gather);
    if (sound.length === 0) throw refuse('voices/no-sound');
    const type = soundKindOf(sound);
    if (type === null || !(await withoutTraces(sound, type))) throw refuse('voices/wrong-sound');
    const { language, seconds } = query;
    const voice = { lesson: id, classId, ...scene, language, type, seconds, sound };
    return asVoice(told, await keepVoice(db, { ...voice, authorId: user.id, createdAt: now() }));
  },

  'DELETE /lessons/:id/voices/:voiceId': async ({ params: { id, voiceId }, user, db }) => {
    const voice = await voiceById(db, id, voiceId);
    if (voice === null) throw refuse('access/not-found');
    await scenesToTell(db, user, id, voice.classId);
    if (!(await removeVoice(db, voice.id))) throw refuse('access/not-found');
    return true as const;
  },
});
