/** Staff codes and the record of consent; whom their rows belong to is held by the migration's foreign keys. */
import { consentStates } from '@afrolearn/learning/people/consent.ts';
import { bigint, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
