import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { logSecurity } from '#db/security-log.ts';
import { userById } from '#features/accounts/index.ts';
import type { Person, World } from '#http/context.ts';
import type { TakeStream } from '#http/file-route.ts';
import { refuse } from '#http/refuse.ts';
import { checkFilm } from '../lessons.access.ts';
import { changeLesson, type LessonRow } from '../lessons.db.ts';
import { blankMp4 } from './blank-mp4.ts';
import { blankWebm } from './blank-webm.ts';
import { tellingBytes, type VideoKind, videoKindOf } from './video-kinds.ts';
import { addVideo, knownVideos, takeOldVideos } from './videos.db.ts';

type Place = Pick<World, 'db' | 'env' | 'now'>;

export const videoFolder = (dataDir: string) => join(dataDir, 'videos');
export const videoPrefix = '/videos/';

/* A full disk would stop the database. */
const roomToLeave = 1024 * 1024 * 1024;
const day = 24 * 60 * 60 * 1000;

const checkRoom = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < roomToLeave) throw refuse('lessons/no-room');
};

/** Writes an arriving film; anything else is refused at its first bytes. */
const write = async (file: Readable, path: string): Promise<VideoKind> => {
  let kind: VideoKind | null = null;
  // Opened before validation: a stream that opens late would leave a file after a refusal.
  const kept = await open(path, 'wx', 0o600);
  await pipeline(
    file,
    async function* (source: AsyncIterable<Buffer>) {
      let head = Buffer.alloc(0);
      for await (const bytes of source) {
        if (kind !== null) {
          yield bytes;
          continue;
        }
        head = Buffer.concat([head, bytes]);
        if (head.length < tellingBytes) continue;
        kind = videoKindOf(head);
        if (kind === null) throw refuse('lessons/wrong-video');
        yield head;
      }
      if (kind === null) throw refuse(head.length === 0 ? 'lessons/no-video' : 'lessons/wrong-video');
    },
    kept.createWriteStream(),
  );
  if (kind === null) throw refuse('lessons/wrong-video');
  return kind;
};

/** Removes metadata and returns the film's size. */
const clean = async (path: string, kind: VideoKind): Promise<number> => {
  const file = await open(path, 'r+');
  try {
    const isWhole = await (kind === 'mp4' ? blankMp4(file) : blankWebm(file));
    if (!isWhole) throw refuse('lessons/wrong-video');
    await file.datasync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
};

const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/** Stores a lesson's film under a random name; the previous one stays for 30 days. */
export const keepVideo = async (
  { db, env, now }: Place,
  user: Person,
  lesson: LessonRow,
  takeFile: TakeStream,
): Promise<LessonRow | 'changed' | 'gone'> => {
  const folder = videoFolder(env.dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await checkRoom(folder);
  const stem = randomBytes(16).toString('hex');
  const arriving = join(folder, `${stem}.part`);
  let kept: string | null = null;
  try {
    const kind = await takeFile((file) => write(file, arriving));
    const bytes = await clean(arriving, kind);
    const name = `${stem}.${kind}`;
    kept = join(folder, name);
    await rename(arriving, kept);
    const result = await db.transaction(async (transaction) => {
      // An upload takes minutes: its sender may be suspended meanwhile, or the lesson changed.
      if ((await userById(transaction, user.id))?.suspendedAt !== null) throw refuse('session/expired');
      const change = (row: LessonRow) => {
        checkFilm(user, row);
        return { url: `${videoPrefix}${name}` };
      };
      const { id, version } = lesson;
      const row = await changeLesson(transaction, id, change, { by: user.id, now: now(), version });
      if (row === 'gone' || row === 'changed') return row;
      await addVideo(transaction, { name, lessonId: lesson.id, bytes, createdAt: now() });
      await logSecurity(transaction, 'lesson-video-kept', {
        at: now(),
        user,
        detail: { lesson: lesson.id, bytes },
      });
      return row;
    });
    if (typeof result === 'string') await rm(kept, { force: true });
    return result;
  } catch (error) {
    await rm(arriving, { force: true });
    if (kept !== null) await rm(kept, { force: true });
    throw isFull(error) ? refuse('lessons/no-room') : error;
  }
};

/** Deletes unused films, and remains of interrupted uploads. */
export const dropOldVideos = async ({ db, env, now }: Place): Promise<void> => {
  const folder = videoFolder(env.dataDir);
  for (const name of await takeOldVideos(db, now(), videoPrefix))
    await rm(join(folder, name), { force: true });
  const files = await readdir(folder);
  const known = await knownVideos(db, files);
  for (const name of files.filter((one) => !known.has(one))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (now().getTime() - mtimeMs > day) await rm(path, { force: true });
  }
};

/** Films of deleted lessons. */
export const removeVideos = async ({ env }: Pick<Place, 'env'>, names: readonly string[]): Promise<void> => {
  for (const name of names) await rm(join(videoFolder(env.dataDir), name), { force: true });
};
