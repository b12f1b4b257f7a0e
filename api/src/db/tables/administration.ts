/**
 * Staff codes, the record of consent, who may read the product's texts and their readings. The foreign keys to the
 * owners of the rows are in the migrations only.
 */
import type { OtherLanguage } from '@afrolearn/learning/languages/languages.ts';
import type { Sentence } from '@afrolearn/learning/languages/sentence.ts';
import { consentStates } from '@afrolearn/learning/people/consent.ts';
import type { Verdict } from '@afrolearn/learning/texts/spoken-po.ts';
import { bigint, integer, jsonb, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '#db/columns.ts';

export const consentType = pgEnum('consent', consentStates);

export const staffCodes = pgTable('staff_codes', {
  id: uuid('id').primaryKey().defaultRandom(),
  codeHash: bytea('code_hash').notNull().unique(),
  schoolId: integer('school_id').notNull(),
  madeBy: integer('made_by'),
  ending: text('ending').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
  usedBy: integer('used_by'),
});

export const consentLog = pgTable('consent_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  learnerId: integer('learner_id').notNull(),
  state: consentType('state').notNull(),
  setBy: integer('set_by'),
  setAt: moment('set_at').notNull(),
});

export const textSpeakers = pgTable(
  'text_speakers',
  {
    userId: integer('user_id').notNull(),
    language: text('language').$type<OtherLanguage>().notNull(),
    allowedAt: moment('allowed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.language] })],
);

export const textReadings = pgTable('text_readings', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id'),
  language: text('language').$type<OtherLanguage>().notNull(),
  key: text('key').notNull(),
  mark: text('mark').notNull(),
  english: jsonb('english').$type<Sentence>().notNull(),
  own: jsonb('own').$type<Sentence>().notNull(),
  verdict: text('verdict').$type<Verdict>().notNull(),
  proposal: jsonb('proposal').$type<readonly string[]>(),
  note: text('note'),
  readAt: moment('read_at').notNull(),
});
