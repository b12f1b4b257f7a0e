/**
 * Confirmations and accounts that expire unless somebody renews them. The foreign keys to the owners of the rows are
 * in the migrations only.
 */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from '#db/columns.ts';

export const confirmationReminders = pgTable(
  'confirmation_reminders',
  {
    userId: integer('user_id').notNull(),
    what: text('what').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.what] })],
);

export const dormancies = pgTable('dormancies', {
  userId: integer('user_id').primaryKey(),
  warnedAt: moment('warned_at').notNull(),
  dormantAt: moment('dormant_at'),
  deletionWarnedAt: moment('deletion_warned_at'),
});

/** Session hashes of deleted accounts, by which their devices learn that the account is gone. */
export const goneSessions = pgTable('gone_sessions', {
  tokenHash: bytea('token_hash').primaryKey(),
  goneAt: moment('gone_at').notNull(),
});
