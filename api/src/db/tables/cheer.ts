/** Cheers and help among learners. The foreign keys to the owners of the rows are in the migrations only. */
import { stickers } from '@afrolearn/learning/cheers/stickers.ts';
import { date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '#db/columns.ts';

export const cheers = pgTable(
  'cheers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    giverId: integer('giver_id').notNull(),
    receiverId: integer('receiver_id').notNull(),
    kind: text('kind', { enum: ['unit', 'badge', 'goal', 'picture'] }).notNull(),
    ref: text('ref').notNull(),
    sticker: text('sticker', { enum: stickers }).notNull(),
    givenAt: moment('given_at').notNull(),
  },
  (table) => [unique().on(table.giverId, table.receiverId, table.kind, table.ref)],
);

export const helpMarks = pgTable(
  'help_marks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    helperId: integer('helper_id').notNull(),
    helpedId: integer('helped_id').notNull(),
    classId: integer('class_id').notNull(),
    markedOn: date('marked_on').notNull(),
    markedAt: moment('marked_at').notNull(),
    state: text('state', { enum: ['waiting', 'confirmed', 'put aside'] })
      .notNull()
      .default('waiting'),
    decidedBy: integer('decided_by'),
    decidedAt: moment('decided_at'),
  },
  (table) => [unique().on(table.helperId, table.helpedId, table.markedOn)],
);
