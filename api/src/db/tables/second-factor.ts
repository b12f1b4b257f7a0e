/** The second step at sign-in. The foreign keys to the owners of the rows are in the migrations only. */
import { bigint, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { bytea, moment } from '#db/columns.ts';

export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id').primaryKey(),
  sealedKey: bytea('sealed_key').notNull(),
  begunAt: moment('begun_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer('user_id').notNull(),
    codeHash: bytea('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const halfSessions = pgTable('half_sessions', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  passwordMark: bytea('password_mark').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
