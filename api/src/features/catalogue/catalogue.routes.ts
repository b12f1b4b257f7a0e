import { catalogue } from '@afrolearn/contract/catalogue.ts';
import { gradeNameOrNull, grades } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectName, subjects } from '@afrolearn/learning/catalogue/subjects.ts';
import { parseOwnLessonId } from '@afrolearn/learning/lessons/ids.ts';
import { questionsPerCheckpoint } from '@afrolearn/learning/lessons/list.ts';
import { pointsOf } from '@afrolearn/learning/lessons/points.ts';
import { unitMastery } from '@afrolearn/learning/mastery/unit.ts';
import { itemPointsOf, reachedIn } from '#features/events/index.ts';
import { lessonForPage } from '#features/lessons/index.ts';
import { refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';
import { itemById, itemsOf, manifestOf, percentsOf, unitById, unitsOf } from './catalogue.db.ts';

type ItemType = 'video' | 'reading' | 'quiz';

/** As spec 1 §9 shows them; a quiz shows its number of questions instead. */
const durationOf = { video: '3 min', reading: '5 min', quiz: null } as const;

const listItem = (row: {
  id: string;
  type: ItemType;
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

export const catalogueRoutes = serve(catalogue, {
  'GET /grades': async () => [...grades],
  'GET /subjects': async () => subjects.map(({ id, name }) => ({ id, name })),

  'GET /units': async ({ query, user, db }) => {
    const list = await unitsOf(db, query.subject, query.grade);
    const ids = list.map(({ id }) => id);
    const percents =
      user?.role === 'learner' ? await percentsOf(db, user.id, ids) : new Map<number, number>();
    return list.map((unit) => ({ ...card(unit), percent: percents.get(unit.id) }));
  },

  'GET /unit/:id': async ({ params, db }) => {
    const unit = await unitById(db, params.id);
    if (unit === null) throw refuse('access/not-found');
    const list = await itemsOf(db, unit.id);
    const lessons = list.filter(({ type }) => type === 'video');
    return {
      ...card(unit),
      subject: subjectName(unit.subjectId),
      grade: gradeNameOrNull(unit.gradeId),
      topics: unit.details.topics,
      lessons: lessons.length,
      written: lessons.filter(({ hash }) => hash !== null).length,
      items: list.map(listItem),
    };
  },

  'GET /units/:id/summary': async ({ params, user, db }) => {
    if ((await unitById(db, params.id)) === null) throw refuse('access/not-found');
    const [list, points, before] = await Promise.all([
      itemsOf(db, params.id),
      user === null ? new Map<string, number>() : itemPointsOf(db, user.id, params.id),
      user === null ? 0 : reachedIn(db, user.id, params.id),
    ]);
    const { total, earned, percent } = unitMastery(list, (id) => points.get(id) ?? 0);
    return { totalPoints: total, earnedPoints: earned, percent, reached: Math.max(before, percent) };
  },

  'GET /lesson/:id': async ({ params, user, db, env }) => {
    if (parseOwnLessonId(params.id) !== undefined) return await lessonForPage({ db, env }, user, params.id);
    const found = await itemById(db, params.id);
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
  },

  'GET /manifest': async ({ query, db }) => {
    const manifest = await manifestOf(db, query.subject, query.grade);
    if (manifest === null) throw refuse('access/not-found');
    return { hash: manifest.hash, bytes: manifest.bytes, items: manifest.entries };
  },
});
