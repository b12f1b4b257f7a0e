import { lessons } from '@afrolearn/contract/lessons.ts';
import { subjectById } from '@afrolearn/learning/catalogue/subjects.ts';
import { parseOwnLessonId } from '@afrolearn/learning/lessons/ids.ts';
import { logSecurity } from '#db/security-log.ts';
import { entriesOfSubject, entryById, packedLesson } from '#features/catalogue/index.ts';
import { tellOfResource } from '#features/guardian-choices/index.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';
import { builtInLesson, listedBuiltIn, listedOwn, ownLesson } from './as-lesson.ts';
import { lessonForPage } from './lesson-for-page.ts';
import { checkFilm, lessonFor, lessonToChange, lessonToRestore, writerOf } from './lessons.access.ts';
import {
  addLesson,
  changeLesson,
  deleteLesson,
  type LessonRow,
  lessonsSeenBy,
  restoreLesson,
} from './lessons.db.ts';
import { dropOldVideos, keepVideo } from './video/keep-video.ts';
import { isAlready, numbered, writtenFrom } from './write-lesson.ts';

/** Logged when more people can see it than before. */
const logSharing = async ({ db, now }: World, user: Person, row: LessonRow, before: LessonRow | null) => {
  if (row.visibility === 'draft' || row.visibility === before?.visibility) return;
  const detail = { lesson: row.id, with: row.visibility };
  await logSecurity(db, 'lesson-shared', { at: now(), user, detail });
  const { schoolId, gradeId, title } = row;
  const classId = row.visibility === 'class' ? row.classId : null;
  const about = { title, ref: `t${row.id}` };
  const news = {
    schoolId,
    gradeId,
    classId,
    by: row.authorId ?? user.id,
    about,
    once: `resource t${row.id}`,
  };
  await tellOfResource(db, news, now());
};

const settled = (result: LessonRow | 'changed' | 'gone'): LessonRow => {
  if (result === 'changed') throw refuse('lessons/changed');
  if (result === 'gone') throw refuse('access/not-found');
  return result;
};

export const lessonRoutes = serve(lessons, {
  'GET /lesson/:id': ({ params, user, db, env }) =>
    parseOwnLessonId(params.id) === undefined
      ? packedLesson(db, params.id)
      : lessonForPage({ db, env }, user, params.id),

  'GET /lessons': async ({ query: { subject, grade = null, from }, user, db }) => {
    const isBeyond = subjectById(subject)?.kind === 'beyond';
    const [builtIn, own] = await Promise.all([
      // Units beyond the classroom have no grade, so a grade does not filter them.
      from === 'school' ? [] : entriesOfSubject(db, subject, isBeyond ? null : grade),
      user === null ? [] : lessonsSeenBy(db, user, subject, grade),
    ]);
    return [...builtIn.map(listedBuiltIn), ...own.map(listedOwn)];
  },

  'GET /lessons/:id': async ({ params, user, db }) => {
    if (parseOwnLessonId(params.id) !== undefined)
      return ownLesson(user, await lessonFor(db, user, params.id));
    const found = await entryById(db, params.id);
    if (found === null) throw refuse('access/not-found');
    return builtInLesson(found);
  },

  'POST /lessons': async ({ body, user, ...world }) => {
    const writer = writerOf(user);
    const wanted = numbered(await writtenFrom(world, user, body, null), null);
    const row = await addLesson(world.db, writer, wanted, world.now());
    await logSharing(world, user, row, null);
    return ownLesson(user, row);
  },

  'PUT /lessons/:id': async ({ params, body, user, ...world }) => {
    const { db, now } = world;
    const before = await lessonToChange(db, user, params.id);
    const { version, ...sent } = body;
    const written = await writtenFrom(world, user, sent, before);
    const change = (row: LessonRow) => {
      const wanted = numbered(written, row);
      return isAlready(row, wanted) ? null : wanted;
    };
    const row = settled(await changeLesson(db, before.id, change, { by: user.id, now: now(), version }));
    await logSharing(world, user, row, before);
    return ownLesson(user, row);
  },

  'DELETE /lessons/:id': async ({ params, user, db, now }) => {
    const { id, authorId } = await lessonToChange(db, user, params.id);
    if (!(await deleteLesson(db, id, user.id, now()))) throw refuse('access/not-found');
    await logSecurity(db, 'lesson-deleted', {
      at: now(),
      user,
      detail: { lesson: id, own: authorId === user.id },
    });
    return true as const;
  },

  'POST /lessons/:id/restore': async ({ params, user, db, now }) => {
    const { id } = await lessonToRestore(db, user, params.id, now());
    const row = await restoreLesson(db, id);
    if (row === null) throw refuse('access/not-found');
    await logSecurity(db, 'lesson-restored', { at: now(), user, detail: { lesson: id } });
    return ownLesson(user, row);
  },

  'POST /lessons/:id/video': async ({ params, user, file, afterwards, ...world }) => {
    const before = await lessonToChange(world.db, user, params.id);
    checkFilm(user, before);
    const row = settled(await keepVideo(world, user, before, file));
    afterwards(() => dropOldVideos(world));
    return ownLesson(user, row);
  },
});
