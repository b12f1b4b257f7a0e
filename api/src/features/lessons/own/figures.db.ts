/** The figures that the scenes of an own lesson show: drawings of the bank, and its own pictures. */

import type { OwnContent } from '@afrolearn/learning/lessons/own.ts';
import { englishFor } from '@afrolearn/learning/own-lessons/drawing-words/drawing-words.ts';
import {
  figuresIn,
  type OwnScene,
  parsePhotoName,
  photoFigure,
  photoName,
} from '@afrolearn/learning/own-lessons/scenes.ts';
import { drawingsIn, shownTogether } from '@afrolearn/learning/own-lessons/together.ts';
import { and, asc, count, eq, ilike, inArray, max, or, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { drawings, ownLessonPictures, ownLessons } from '#db/tables.ts';
import type { LessonRow } from '../lessons.db.ts';

type Figures = OwnContent['figures'];

const photosIn = (names: readonly string[]): number[] => names.flatMap((name) => parsePhotoName(name) ?? []);

/** The index of the first scene with a missing figure; null when all exist. */
export const missingFigure = async (
  db: Db,
  lessonId: number | null,
  scenes: readonly OwnScene[],
): Promise<number | null> => {
  const names = figuresIn(scenes);
  if (names.length === 0) return null;
  const photos = photosIn(names);
  const [drawn, taken] = await Promise.all([
    db
      .select({ name: drawings.name })
      .from(drawings)
      .where(inArray(drawings.name, names.flatMap(drawingsIn))),
    lessonId === null || photos.length === 0
      ? []
      : db
          .select({ n: ownLessonPictures.n })
          .from(ownLessonPictures)
          .where(and(eq(ownLessonPictures.lessonId, lessonId), inArray(ownLessonPictures.n, photos))),
  ]);
  const bank = new Set(drawn.map(({ name }) => name));
  // A picture of the lesson must be the only figure of a scene; it cannot be combined with drawings.
  const pictures = new Set(taken.map(({ n }) => photoName(n)));
  const isThere = (figure: string) =>
    pictures.has(figure) || drawingsIn(figure).every((name) => bank.has(name));
  const place = scenes.findIndex(({ figure }) => figure !== null && !isThere(figure));
  return place === -1 ? null : place;
};

/** All figures of the lesson, so that it works offline. */
export const figuresOf = async (db: Db, { id, scenes, title }: LessonRow): Promise<Figures> => {
  const names = figuresIn(scenes);
  if (names.length === 0) return {};
  const photos = photosIn(names);
  const [drawn, taken] = await Promise.all([
    db
      .select()
      .from(drawings)
      .where(inArray(drawings.name, names.flatMap(drawingsIn))),
    photos.length === 0
      ? []
      : db
          .select()
          .from(ownLessonPictures)
          .where(and(eq(ownLessonPictures.lessonId, id), inArray(ownLessonPictures.n, photos))),
  ]);
  const known = new Map(drawn.map((one) => [one.name, one]));
  return Object.fromEntries([
    ...names.flatMap((name) => {
      const figure = shownTogether(name, known);
      return figure === null ? [] : [[name, figure] as const];
    }),
    ...taken.map(({ n, webp }) => [photoName(n), photoFigure(title, webp.toString('base64'))] as const),
  ]);
};

/** The number of the new picture; null when there is no room for another. */
export const addPicture = async (
  database: Db,
  lessonId: number,
  webp: Buffer,
  { most, now }: { most: number; now: Date },
): Promise<number | null> =>
  await database.transaction(async (db) => {
    // The lesson's row is the lock: two concurrent pictures get two numbers.
    await db.select({ id: ownLessons.id }).from(ownLessons).where(eq(ownLessons.id, lessonId)).for('update');
    const [before] = await db
      .select({ last: max(ownLessonPictures.n) })
      .from(ownLessonPictures)
      .where(eq(ownLessonPictures.lessonId, lessonId));
    const n = (before?.last ?? 0) + 1;
    if (n > most) return null;
    await db.insert(ownLessonPictures).values({ lessonId, n, webp, createdAt: now });
    return n;
  });

export const drawingKinds = async (db: Db): Promise<{ kind: string; drawings: number }[]> =>
  await db
    .select({ kind: drawings.kind, drawings: count() })
    .from(drawings)
    .groupBy(drawings.kind)
    .orderBy(asc(drawings.kind));

const escaped = (words: string) => words.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Drawings of a kind, or whose name or words match, in English or in another language. */
export const drawingsFor = async (
  db: Db,
  { kind, find, names }: { [Q in 'kind' | 'find' | 'names']?: string | undefined },
  most: number,
) =>
  await db
    .select({ name: drawings.name, kind: drawings.kind, title: drawings.title, svg: drawings.svg })
    .from(drawings)
    .where(
      and(
        kind === undefined ? undefined : eq(drawings.kind, kind),
        names === undefined ? undefined : inArray(drawings.name, [...drawingsIn(names)]),
        find === undefined
          ? undefined
          : or(
              ilike(drawings.name, `%${escaped(find)}%`),
              ilike(drawings.title, `%${escaped(find)}%`),
              sql`string_to_array(${drawings.name}, '-') && ${sql.param(englishFor(find))}::text[]`,
            ),
      ),
    )
    .orderBy(asc(drawings.name))
    .limit(most);
