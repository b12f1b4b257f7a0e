/** Scenes told by a teacher; whose rows they are is held by the migration's foreign keys. */
import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from '#db/columns.ts';

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
});
