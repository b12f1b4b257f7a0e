/**
 * Pupils who left a class, and imported lists. The foreign keys to the owners of the rows are in the migrations only.
 */
import { integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#db/columns.ts';

export const classLeavers = pgTable(
  'class_leavers',
  {
    classId: integer('class_id').notNull(),
    userId: integer('user_id').notNull(),
    leftAt: moment('left_at').notNull(),
    movedTo: integer('moved_to'),
  },
  (table) => [primaryKey({ columns: [table.classId, table.userId] })],
);

export const rosterImports = pgTable('roster_imports', {
  id: uuid('id').primaryKey(),
  makerId: integer('maker_id').notNull(),
  madeAt: moment('made_at').notNull(),
});

export const rosterPupils = pgTable(
  'roster_pupils',
  {
    importId: uuid('import_id').notNull(),
    userId: integer('user_id').notNull(),
    classId: integer('class_id').notNull(),
    line: smallint('line').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.userId] })],
);

export const rosterNumbers = pgTable(
  'roster_numbers',
  {
    schoolId: integer('school_id').notNull(),
    number: text('number').notNull(),
    userId: integer('user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.number] })],
);
