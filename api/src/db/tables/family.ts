/**
 * Guardians' choices and invitations, and what was sent home. The foreign keys to the owners of the rows are in the
 * migrations only.
 */
import { languageCodes } from '@afrolearn/learning/languages/languages.ts';
import { boolean, date, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { bytea, moment } from '#db/columns.ts';

const [first, ...others] = languageCodes;

export const guardianChoices = pgTable('guardian_choices', {
  guardianId: integer('guardian_id').primaryKey(),
  assignmentUpdates: boolean('assignment_updates').notNull().default(true),
  newResources: boolean('new_resources').notNull().default(false),
  paper: boolean('paper').notNull().default(true),
  mail: boolean('mail').notNull().default(false),
  sms: boolean('sms').notNull().default(false),
  language: text('language', { enum: [first ?? 'en', ...others] })
    .notNull()
    .default('en'),
  phone: text('phone'),
});

export const guardianInvitations = pgTable(
  'guardian_invitations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    guardianId: integer('guardian_id').notNull(),
    name: text('name').notNull(),
    gradeId: smallint('grade_id').notNull(),
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    declinedAt: moment('declined_at'),
  },
  (table) => [unique().on(table.guardianId, table.email)],
);

export const reportSendings = pgTable(
  'report_sendings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    childId: integer('child_id').notNull(),
    guardianId: integer('guardian_id').notNull(),
    week: date('week').notNull(),
    way: text('way', { enum: ['sms', 'mail'] }).notNull(),
    state: text('state', { enum: ['waiting', 'sending', 'sent', 'failed', 'unsure', 'unwanted'] })
      .notNull()
      .default('waiting'),
    tries: smallint('tries').notNull().default(0),
    notBefore: moment('not_before').notNull(),
    madeAt: moment('made_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [unique().on(table.childId, table.guardianId, table.week, table.way)],
);

export const linkCodes = pgTable('link_codes', {
  codeHash: bytea('code_hash').primaryKey(),
  childId: integer('child_id').notNull(),
  madeBy: integer('made_by').notNull(),
  expiresAt: moment('expires_at').notNull(),
  onSheet: boolean('on_sheet').notNull().default(false),
});
