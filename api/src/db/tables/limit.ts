/**
 * Limits, sign-in tries and the security log. The foreign keys to the owners of the rows are in the migrations only.
 */
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from '#db/columns.ts';

export const salts = pgTable('salts', {
  purpose: text('purpose').primaryKey(),
  value: bytea('value').notNull(),
});

export const limitCounters = pgTable('limit_counters', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: moment('ends_at').notNull(),
});

export const signInTries = pgTable('sign_in_tries', {
  account: text('account').primaryKey(),
  wrong: integer('wrong').notNull(),
  wrongInRow: integer('wrong_in_row').notNull(),
  rounds: smallint('rounds').notNull().default(0),
  endsAt: moment('ends_at').notNull(),
  triedAt: moment('tried_at').notNull(),
});

export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer('user_id').notNull(),
    device: text('device').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);

export const securityLog = pgTable('security_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull(),
  event: text('event').notNull(),
  userId: integer('user_id'),
  schoolId: integer('school_id'),
  detail: jsonb('detail').$type<Record<string, string | number | boolean>>().notNull().default({}),
});

/** One row: the last time at which the clock was trusted, and since when it is not. */
export const serverClock = pgTable('server_clock', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  trustedAt: moment('trusted_at').notNull(),
  readAt: moment('read_at').notNull(),
  doubtedAt: moment('doubted_at'),
});
