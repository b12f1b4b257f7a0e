import { catalogue } from '@afrolearn/contract/catalogue.ts';
import { gradeNameOrNull, grades } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectName, subjects } from '@afrolearn/learning/catalogue/subjects.ts';
import { parseOwnLessonId } from '@afrolearn/learning/lessons/ids.ts';
import { questionsPerCheckpoint } from '@afrolearn/learning/lessons/list.ts';
import { pointsOf } from '@afrolearn/learning/lessons/points.ts';
import { unitMastery } from '@afrolearn/learning/mastery/unit.ts';
import type { Db } from '#db/connect.ts';
import { contentShelf } from '#features/content/index.ts';
import { entryPointsOf, reachedIn } from '#features/events/index.ts';
import { lessonForPage } from '#features/lessons/index.ts';
import { refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';
import { type Kept, kept } from '#http/transport/kept.ts';
import { entriesOf, entryById, manifestOf, percentsOf, unitById, unitsOf } from './catalogue.db.ts';

type EntryType = 'video' | 'reading' | 'quiz';

/** As spec 1 §9 shows them; a quiz shows its number of questions instead. */
const durationOf = { video: '3 min', reading: '5 min', quiz: null } as const;

const listItem = (row: {
  id: string;
  type: EntryType;
  title: string;
  faith: 'shared' | 'christian' | 'islamic' | null;
  hash: string | null;
}) => ({
  id: row.id,
  title: row.title,
  type: row.type,
  duration: durationOf[row.type],
  format: 'PDF',
  url: null,
  questions: row.type === 'quiz' ? questionsPerCheckpoint : null,
  points: pointsOf[row.type],
  faith: row.faith,
  written: row.hash !== null,
});

const card = <T extends { details: { term: number | null; level: string; strand: string | null } }>({
  details,
  ...unit
}: T) => ({
  ...unit,
  term: details.term,
  level: details.level,
  strand: details.strand,
});

const unitForPage = async (db: Db, id: number) => {
  const unit = await unitById(db, id);
  if (unit === null) throw refuse('access/not-found');
  const list = await entriesOf(db, unit.id);
  const lessons = list.filter(({ type }) => type === 'video');
  return {
    ...card(unit),
    subject: subjectName(unit.subjectId),
    grade: gradeNameOrNull(unit.gradeId),
    topics: unit.details.topics,
    lessons: lessons.map(({ title }) => title),
    lessonCount: lessons.length,
    written: lessons.filter(({ hash }) => hash !== null).length,
    items: list.map(listItem),
  };
};

const summaryFor = async (db: Db, unitId: number, userId: number | null) => {
  if ((await unitById(db, unitId)) === null) throw refuse('access/not-found');
  const [list, points, before] = await Promise.all([
    entriesOf(db, unitId),
    userId === null ? new Map<string, number>() : entryPointsOf(db, userId, unitId),
    userId === null ? 0 : reachedIn(db, userId, unitId),
  ]);
  const { total, earned, percent } = unitMastery(list, (id) => points.get(id) ?? 0);
  return { totalPoints: total, earnedPoints: earned, percent, reached: Math.max(before, percent) };
};

const builtInLesson = async (db: Db, id: string) => {
  const found = await entryById(db, id);
  if (found === null) throw refuse('access/not-found');
  const { item, unit } = found;
  return {
    id: item.id,
    title: item.title,
    subject: subjectName(unit.subjectId),
    grade: gradeNameOrNull(unit.gradeId),
    subjectId: unit.subjectId,
    gradeId: unit.gradeId,
    unitId: unit.id,
    unitTitle: unit.title,
    type: item.type,
    points: pointsOf[item.type],
    duration: durationOf[item.type],
    content: item.content,
    version: item.hash,
  };
};

/** Read once for each version of what is taught, and sent to everyone as it was packed then. */
const keptAs = async <T>(db: Db, key: string, make: () => Promise<T>): Promise<Kept<T>> =>
  kept(await contentShelf(db), key, make);

export const catalogueRoutes = serve(catalogue, {
  'GET /grades': async () => [...grades],
  'GET /subjects': async () => subjects.map(({ id, name }) => ({ id, name })),

  'GET /units': async ({ query, user, db }) => {
    const { subject, grade } = query;
    const cards = async () => (await unitsOf(db, subject, grade)).map(card);
    if (user?.role !== 'learner') return await keptAs(db, `units ${subject} ${grade}`, cards);
    const list = await cards();
    const percents = await percentsOf(
      db,
      user.id,
      list.map(({ id }) => id),
    );
    return list.map((unit) => ({ ...unit, percent: percents.get(unit.id) }));
  },

  'GET /unit/:id': async ({ params, db }) =>
    await keptAs(db, `unit ${params.id}`, () => unitForPage(db, params.id)),

  'GET /units/:id/summary': async ({ params, user, db }) => {
    if (user === null) return await keptAs(db, `summary ${params.id}`, () => summaryFor(db, params.id, null));
    return await summaryFor(db, params.id, user.id);
  },

  'GET /lesson/:id': async ({ params, user, db, env }) => {
    if (parseOwnLessonId(params.id) !== undefined) return await lessonForPage({ db, env }, user, params.id);
    return await keptAs(db, `lesson ${params.id}`, () => builtInLesson(db, params.id));
  },

  'GET /manifest': async ({ query: { subject, grade }, db }) =>
    await keptAs(db, `manifest ${subject} ${grade}`, async () => {
      const manifest = await manifestOf(db, subject, grade);
      if (manifest === null) throw refuse('access/not-found');
      return { hash: manifest.hash, bytes: manifest.bytes, items: manifest.entries };
    }),
});
