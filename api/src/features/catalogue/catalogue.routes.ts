import { catalogue } from '@afrolearn/contract/catalogue.ts';
import { gradeNameOrNull, grades } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectName, subjects } from '@afrolearn/learning/catalogue/subjects.ts';
import { questionsPerCheckpoint } from '@afrolearn/learning/lessons/list.ts';
import { pointsOf } from '@afrolearn/learning/lessons/points.ts';
import { rewardOpens, unitMastery } from '@afrolearn/learning/mastery/unit.ts';
import type { Db } from '#db/connect.ts';
import { refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';
import {
  entriesOf,
  entryById,
  entryPointsOf,
  manifestOf,
  percentsOf,
  reachedIn,
  scenesIn,
  toolContentOf,
  unitById,
  unitsOf,
} from './catalogue.db.ts';
import { firstDrawing } from './first-drawing.ts';
import { durationOf, lastsOf } from './packed-lesson.ts';
import { contentShelf, keptAs, type Shelf } from './shelf.ts';

type Row = {
  id: string;
  type: keyof typeof durationOf;
  title: string;
  faith: 'shared' | 'christian' | 'islamic' | null;
  hash: string | null;
};

const listItem = (row: Row, told: { scenes: number; minutes: number } | undefined) => ({
  id: row.id,
  title: row.title,
  type: row.type,
  duration: told === undefined ? durationOf[row.type] : lastsOf(told.minutes),
  format: 'PDF',
  url: null,
  questions: row.type === 'quiz' ? questionsPerCheckpoint : null,
  scenes: told?.scenes ?? null,
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
  const [list, scenes] = await Promise.all([entriesOf(db, unit.id), scenesIn(db, unit.id)]);
  const lessons = list.filter(({ type }) => type === 'video');
  return {
    ...card(unit),
    subject: subjectName(unit.subjectId),
    grade: gradeNameOrNull(unit.gradeId),
    topics: unit.details.topics,
    lessons: lessons.map(({ title }) => title),
    lessonCount: lessons.length,
    written: lessons.filter(({ hash }) => hash !== null).length,
    entryCount: list.length,
    readyCount: list.filter(({ hash }) => hash !== null).length,
    items: list.map((row) => listItem(row, scenes.get(row.id))),
  };
};

const summaryFor = async (db: Db, unitId: number, userId: number | null) => {
  if ((await unitById(db, unitId)) === null) throw refuse('access/not-found');
  const [list, points, before] = await Promise.all([
    entriesOf(db, unitId),
    userId === null ? new Map<string, number>() : entryPointsOf(db, userId, unitId),
    userId === null ? 0 : reachedIn(db, userId, unitId),
  ]);
  const mastery = unitMastery(list, (id) => points.get(id) ?? 0);
  const { total, earned, percent, heldBy } = mastery;
  const reached = Math.max(before, percent);
  return {
    totalPoints: total,
    earnedPoints: earned,
    percent,
    reached,
    heldBy: [...heldBy],
    claimable: rewardOpens(mastery, reached),
  };
};

/** Cached by entry, because combinations are endless. Missing entries are not cached. */
const drawingOf = async (db: Db, shelf: Shelf, id: string): Promise<string | null> => {
  const picture = await shelf.keep(
    `picture ${id}`,
    async () => {
      const found = await entryById(db, id);
      if (found === null) return null;
      const { content } = found.item;
      return { svg: content === null ? null : (firstDrawing(content)?.svg ?? null) };
    },
    (made) => (made === null ? null : 2 * (made.svg?.length ?? 0)),
  );
  return picture?.svg ?? null;
};

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

  'GET /unit/:id': ({ params, db }) => keptAs(db, `unit ${params.id}`, () => unitForPage(db, params.id)),

  'GET /units/:id/summary': async ({ params, user, db }) => {
    if (user === null) return await keptAs(db, `summary ${params.id}`, () => summaryFor(db, params.id, null));
    return await summaryFor(db, params.id, user.id);
  },

  'GET /pictures': async ({ query, db }) => {
    const shelf = await contentShelf(db);
    const pictures = await Promise.all(
      [...new Set(query.of.split(','))].map(async (id) => ({ id, svg: await drawingOf(db, shelf, id) })),
    );
    return pictures.flatMap(({ id, svg }) => (svg === null ? [] : [{ id, svg }]));
  },

  'GET /manifest': ({ query: { subject, grade }, db }) =>
    keptAs(db, `manifest ${subject} ${grade}`, async () => {
      const manifest = await manifestOf(db, subject, grade);
      if (manifest === null) throw refuse('access/not-found');
      const items = manifest.entries.map((entry) => ({
        ...entry,
        compressed: entry.compressed ?? entry.bytes,
      }));
      const compressed = items.reduce((sum, entry) => sum + entry.compressed, 0);
      return { hash: manifest.hash, bytes: manifest.bytes, compressed, items };
    }),

  'GET /tools/:slug/content': ({ params: { slug }, db }) =>
    keptAs(db, `tool ${slug}`, async () => {
      const found = await toolContentOf(db, slug);
      if (found === null) throw refuse('access/not-found');
      return found;
    }),
});
