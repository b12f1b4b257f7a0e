/** Who looked at a child. The foreign keys to the owners of the rows are in the migrations only. */
import { lookKinds } from '@afrolearn/learning/people/looks.ts';
import { bigint, date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '#db/columns.ts';

export const looks = pgTable(
  'looks',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    learnerId: integer('learner_id').notNull(),
    viewerId: integer('viewer_id'),
    what: text('what', { enum: lookKinds }).notNull(),
    lookedOn: date('looked_on').notNull(),
    lookedAt: moment('looked_at').notNull(),
  },
  (table) => [unique().on(table.learnerId, table.viewerId, table.what, table.lookedOn)],
);
