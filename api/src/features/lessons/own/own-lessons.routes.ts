import { ownLessons } from '@afrolearn/contract/own-lessons.ts';
import { gradeNameOrNull } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectName } from '@afrolearn/learning/catalogue/subjects.ts';
import { ownLessonId } from '@afrolearn/learning/lessons/ids.ts';
import { photoName, sceneLimits } from '@afrolearn/learning/own-lessons/scenes.ts';
import type { Db } from '#db/connect.ts';
import { makePhoto } from '#features/photos/index.ts';
import { checkWords } from '#features/school-words/index.ts';
import { leadsSchool } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';
import { ownLesson } from '../as-lesson.ts';
import { lessonToChange, writerOf } from '../lessons.access.ts';
import { changeLesson, type LessonRow } from '../lessons.db.ts';
import { videoPrefix } from '../video/keep-video.ts';
import { knownVideos } from '../video/videos.db.ts';
import { addPicture, drawingKinds, drawingsFor } from './figures.db.ts';
import { deletedBy, deskOf, versionOf, versionsOf } from './own-lessons.db.ts';

const pixels = 640;
const mostDrawings = 60;

type Kept = Partial<LessonRow>;

const countIn = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** Films are deleted 30 days after their last use: older versions lose theirs. */
const filmOf = async (db: Db, url: string | null): Promise<string | null> => {
  if (url === null || !url.startsWith(videoPrefix)) return url;
  const name = url.slice(videoPrefix.length);
  return (await knownVideos(db, [name])).has(name) ? url : null;
};

export const ownLessonRoutes = serve(ownLessons, {
  'GET /own-lessons': async ({ user, db, now }) => {
    const [lessons, deleted] = await Promise.all([deskOf(db, user), deletedBy(db, user.id, now())]);
    return {
      lessons: lessons.map(({ id, subjectId, gradeId, authorId, updatedAt, ...row }) => ({
        ...row,
        id: ownLessonId(id),
        subject: subjectName(subjectId),
        grade: gradeNameOrNull(gradeId),
        updatedAt: updatedAt.toISOString(),
        mine: authorId === user.id,
      })),
      deleted: deleted.map(({ id, title, deletedAt }) => ({
        id: ownLessonId(id),
        title,
        deletedAt: (deletedAt ?? now()).toISOString(),
      })),
    };
  },

  'GET /lessons/:id/versions': async ({ params, user, db }) => {
    const { id } = await lessonToChange(db, user, params.id);
    return (await versionsOf(db, id)).map(({ version, lesson, replacedAt, replacedBy }) => ({
      version,
      title: String(lesson['title'] ?? ''),
      questions: countIn(lesson['questions']),
      scenes: countIn(lesson['scenes']),
      replacedAt: replacedAt.toISOString(),
      replacedBy,
    }));
  },

  'POST /lessons/:id/versions/:version/restore': async ({ params, user, db, now }) => {
    const row = await lessonToChange(db, user, params.id);
    // School-wide lessons are reviewed by the head.
    if (row.visibility === 'school' && !leadsSchool(user, row.schoolId)) throw refuse('lessons/ask-head');
    const kept = (await versionOf(db, row.id, params.version)) as Kept | null;
    if (kept === null) throw refuse('access/not-found');
    // The school may have banned the word after that version.
    await checkWords(db, row.schoolId, { title: kept.title }, 'title/unkind');
    const url = await filmOf(db, kept.url ?? null);
    const { title, type, subjectId, gradeId, unitId, content, questions } = kept;
    const before = { title, type, subjectId, gradeId, unitId, content, questions, scenes: kept.scenes ?? [] };
    const known = Object.fromEntries(Object.entries(before).filter(([, value]) => value !== undefined));
    const result = await changeLesson(db, row.id, () => ({ ...known, url }), { by: user.id, now: now() });
    if (typeof result === 'string') throw refuse('access/not-found');
    return ownLesson(user, result);
  },

  'POST /lessons/:id/pictures': async ({ params, user, file, db, now }) => {
    const { id } = await lessonToChange(db, user, params.id);
    const webp = await makePhoto(await file(), { shape: { longest: pixels } });
    const n = await addPicture(db, id, webp, { most: sceneLimits.photos, now: now() });
    if (n === null) throw refuse('own-lessons/too-many-pictures');
    return { figure: photoName(n), webp: webp.toString('base64') };
  },

  'GET /drawings': async ({ query, user, db }) => {
    if (query.names === undefined) writerOf(user);
    const [kinds, drawings] = await Promise.all([drawingKinds(db), drawingsFor(db, query, mostDrawings)]);
    return { kinds, drawings };
  },
});
