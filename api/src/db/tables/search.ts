import { boolean, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { tsvector } from '../columns.ts';

export const searchEntries = pgTable(
  'search_entries',
  {
    type: text('type', { enum: ['lesson', 'unit', 'subject'] }).notNull(),
    ref: text('ref').notNull(),
    name: text('name').notNull(),
    snippet: text('snippet').notNull(),
    words: tsvector('words').notNull(),
    plain: text('plain').notNull(),
    subjectId: smallint('subject_id'),
    gradeId: smallint('grade_id'),
    written: boolean('written').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.ref] })],
);
