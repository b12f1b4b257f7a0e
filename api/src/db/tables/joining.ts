/** Requests to be in a class. The foreign keys to the owners of the rows are in the migrations only. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/columns.ts';

export const classRequests = pgTable('class_requests', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  learnerId: integer('learner_id').notNull(),
  teacherId: integer('teacher_id'),
  classId: integer('class_id'),
  way: text('way', { enum: ['code', 'email'] }).notNull(),
  askedOf: text('asked_of'),
  className: text('class_name').notNull(),
  state: text('state', { enum: ['pending', 'approved', 'rejected', 'withdrawn'] })
    .notNull()
    .default('pending'),
  askedAt: moment('asked_at').notNull(),
  answeredAt: moment('answered_at'),
  answeredBy: integer('answered_by'),
});
