/** What ends by itself when nobody says anything; whom the rows belong to is held by the migration's foreign keys. */
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

/** By these the devices of a deleted account learn that it is gone. */
export const goneSessions = pgTable('gone_sessions', {
  tokenHash: bytea('token_hash').primaryKey(),
  goneAt: moment('gone_at').notNull(),
});
