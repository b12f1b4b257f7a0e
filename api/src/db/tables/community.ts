/** Friends and blocks. The foreign keys to the owners of the rows are in the migrations only. */
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from '#db/columns.ts';

export const friendships = pgTable('friendships', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  askerId: integer('asker_id').notNull(),
  askedId: integer('asked_id').notNull(),
  askedAt: moment('asked_at').notNull(),
  askerWaits: boolean('asker_waits').notNull().default(false),
  askedWaits: boolean('asked_waits').notNull().default(false),
  agreedAt: moment('agreed_at'),
  declinedAt: moment('declined_at'),
  withdrawnAt: moment('withdrawn_at'),
  accepted: boolean('accepted')
    .notNull()
    .generatedAlwaysAs(sql`agreed_at is not null and not asker_waits and not asked_waits`),
});

export const blocks = pgTable(
  'blocks',
  {
    blockerId: integer('blocker_id').notNull(),
    blockedId: integer('blocked_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.blockerId, table.blockedId] })],
);
