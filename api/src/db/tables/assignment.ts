/** Assigned work and hand-ins. The foreign keys to the owners of the rows are in the migrations only. */
import { boolean, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytea, moment, uid } from '#db/columns.ts';

export const assignments = pgTable('assignments', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  assignedBy: integer('assigned_by').notNull(),
  classId: integer('class_id'),
  childId: integer('child_id'),
  ref: text('ref').notNull(),
  dueOn: date('due_on'),
  createdAt: moment('created_at').notNull(),
  removedAt: moment('removed_at'),
  whom: text('whom', { enum: ['class', 'group', 'pupils', 'child'] })
    .notNull()
    .default('class'),
  groupId: integer('group_id'),
  title: text('title'),
  paper: text('paper'),
  /** The answers of a sheet, shown to teachers only. */
  answers: text('answers'),
  word: text('word'),
  wanted: smallint('wanted'),
  closedAt: moment('closed_at'),
  again: boolean('again').notNull().default(false),
  remindedAt: moment('reminded_at'),
  uid: uid(),
});

export const assignmentPupils = pgTable(
  'assignment_pupils',
  { assignmentId: integer('assignment_id').notNull(), userId: integer('user_id').notNull() },
  (table) => [primaryKey({ columns: [table.assignmentId, table.userId] })],
);

export const handIns = pgTable(
  'hand_ins',
  {
    assignmentId: integer('assignment_id').notNull(),
    learnerId: integer('learner_id').notNull(),
    text: text('text').notNull().default(''),
    handedInAt: moment('handed_in_at'),
    outcome: text('outcome', { enum: ['accepted', 'returned'] }),
    comment: text('comment').notNull().default(''),
    reviewedBy: integer('reviewed_by'),
    reviewedAt: moment('reviewed_at'),
    seenByGuardianAt: moment('seen_by_guardian_at'),
  },
  (table) => [primaryKey({ columns: [table.assignmentId, table.learnerId] })],
);

export const handInPhotos = pgTable(
  'hand_in_photos',
  {
    assignmentId: integer('assignment_id').notNull(),
    learnerId: integer('learner_id').notNull(),
    n: smallint('n').notNull(),
    webp: bytea('webp').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.assignmentId, table.learnerId, table.n] })],
);
