/** Teachers' own lessons. The foreign keys to the owners of the rows are in the migrations only. */
import type { KeptQuestion } from '@afrolearn/learning/own-lessons/questions.ts';
import type { OwnScene } from '@afrolearn/learning/own-lessons/scenes.ts';
import type { ToolContents, ToolWithContent } from '@afrolearn/learning/tools/registry.ts';
import { integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytea, moment, uid } from '#db/columns.ts';

export const ownLessons = pgTable('own_lessons', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  schoolId: integer('school_id').notNull(),
  authorId: integer('author_id'),
  title: text('title').notNull(),
  type: text('type', { enum: ['video', 'reading', 'quiz'] }).notNull(),
  subjectId: smallint('subject_id').notNull(),
  gradeId: smallint('grade_id'),
  unitId: integer('unit_id'),
  visibility: text('visibility', { enum: ['draft', 'class', 'school'] }).notNull(),
  classId: integer('class_id'),
  content: text('content'),
  url: text('url'),
  questions: jsonb('questions').$type<KeptQuestion[]>().notNull().default([]),
  questionsMade: integer('questions_made').notNull().default(0),
  scenes: jsonb('scenes').$type<OwnScene[]>().notNull().default([]),
  scenesMade: integer('scenes_made').notNull().default(0),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  deletedAt: moment('deleted_at'),
  deletedBy: integer('deleted_by'),
  uid: uid(),
});

export const ownLessonVersions = pgTable(
  'own_lesson_versions',
  {
    lessonId: integer('lesson_id').notNull(),
    version: integer('version').notNull(),
    lesson: jsonb('lesson').$type<Record<string, unknown>>().notNull(),
    replacedBy: integer('replaced_by'),
    replacedAt: moment('replaced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.version] })],
);

export const ownLessonVideos = pgTable('own_lesson_videos', {
  name: text('name').primaryKey(),
  lessonId: integer('lesson_id').notNull(),
  bytes: integer('bytes').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const ownLessonPictures = pgTable(
  'own_lesson_pictures',
  {
    lessonId: integer('lesson_id').notNull(),
    n: smallint('n').notNull(),
    webp: bytea('webp').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.n] })],
);

/** Teachers' voice recordings of scenes. The foreign keys to the owners of the rows are in the migrations only. */
export const narrations = pgTable('narrations', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  lesson: text('lesson').notNull(),
  classId: integer('class_id'),
  scene: text('scene').notNull(),
  words: text('words').notNull(),
  language: text('language').notNull(),
  type: text('type', { enum: ['audio/webm', 'audio/mp4', 'audio/ogg'] }).notNull(),
  seconds: smallint('seconds').notNull(),
  sound: bytea('sound').notNull(),
  authorId: integer('author_id').notNull(),
  createdAt: moment('created_at').notNull(),
  uid: uid(),
});

/** The drawing bank, which is imported with the curriculum. */
export const drawings = pgTable('drawings', {
  name: text('name').primaryKey(),
  kind: text('kind').notNull(),
  title: text('title').notNull(),
  svg: text('svg').notNull(),
  bank: text('bank').notNull(),
});

/** The data of study tools, which is imported with the curriculum. */
export const toolContents = pgTable('tool_contents', {
  tool: text('tool').primaryKey(),
  hash: text('hash').notNull(),
  content: jsonb('content').$type<ToolContents[ToolWithContent]>().notNull(),
});
