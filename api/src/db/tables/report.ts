/**
 * Reports, what adults did about them, and a school's own words. The foreign keys to the owners of the rows are in
 * the migrations only.
 */
import { caseActs, reportKinds, reportReasons, reportStates } from '@afrolearn/learning/safety/reports.ts';
import { bigint, boolean, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#db/columns.ts';

export const reportCases = pgTable(
  'report_cases',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    schoolId: integer('school_id').notNull(),
    kind: text('kind', { enum: reportKinds }).notNull(),
    thing: text('thing').notNull(),
    aboutId: integer('about_id'),
    words: text('words').notNull(),
    urgent: boolean('urgent').notNull().default(false),
    passed: boolean('passed').notNull().default(false),
    secondId: integer('second_id'),
    state: text('state', { enum: ['waiting', 'seen', 'done'] })
      .notNull()
      .default('waiting'),
    hidden: text('hidden', { enum: ['auto', 'adult'] }),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    letterAt: moment('letter_at'),
    closedAt: moment('closed_at'),
  },
  (table) => [unique().on(table.schoolId, table.kind, table.thing)],
);

export const reports = pgTable(
  'reports',
  {
    userId: integer('user_id').notNull(),
    id: uuid('id').notNull(),
    caseId: integer('case_id').notNull(),
    reason: text('reason', { enum: reportReasons }).notNull(),
    state: text('state', { enum: reportStates }).notNull().default('sent'),
    counts: boolean('counts').notNull().default(true),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const reportActs = pgTable('report_acts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  caseId: integer('case_id').notNull(),
  byId: integer('by_id'),
  act: text('act', { enum: caseActs }).notNull(),
  at: moment('at').notNull(),
});

export const schoolSafety = pgTable('school_safety', {
  schoolId: integer('school_id').primaryKey(),
  secondAdultId: integer('second_adult_id'),
  schoolGroups: boolean('school_groups').notNull().default(false),
});

export const schoolWords = pgTable(
  'school_words',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    schoolId: integer('school_id').notNull(),
    language: text('language', { enum: ['en', 'sw', 'fr', 'lg'] }).notNull(),
    word: text('word').notNull(),
    addedBy: integer('added_by'),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [unique().on(table.schoolId, table.language, table.word)],
);
