/** The registers of classes. The foreign keys to the owners of the rows are in the migrations only. */
import { absenceReasons, attendanceStates } from '@afrolearn/learning/attendance/marks.ts';
import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#db/columns.ts';

const state = (name: string) => text(name, { enum: attendanceStates });
const reason = (name: string) => text(name, { enum: absenceReasons });

export const registers = pgTable(
  'registers',
  {
    classId: integer('class_id').notNull(),
    day: date('day').notNull(),
    takenBy: integer('taken_by'),
    takenAt: moment('taken_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.classId, table.day] })],
);

export const attendanceMarks = pgTable(
  'attendance_marks',
  {
    classId: integer('class_id').notNull(),
    day: date('day').notNull(),
    learnerId: integer('learner_id').notNull(),
    state: state('state').notNull(),
    reason: reason('reason'),
    at: moment('at').notNull(),
    tapId: uuid('tap_id'),
  },
  (table) => [primaryKey({ columns: [table.classId, table.day, table.learnerId] })],
);

export const attendanceChanges = pgTable('attendance_changes', {
  tapId: uuid('tap_id').primaryKey(),
  classId: integer('class_id').notNull(),
  day: date('day').notNull(),
  learnerId: integer('learner_id').notNull(),
  fromState: state('from_state').notNull(),
  fromReason: reason('from_reason'),
  toState: state('to_state').notNull(),
  toReason: reason('to_reason'),
  held: boolean('held').notNull(),
  at: moment('at').notNull(),
  by: integer('by'),
  receivedAt: moment('received_at').notNull(),
});
