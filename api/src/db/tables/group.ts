/** Study groups. The foreign keys to the owners of the rows are in the migrations only. */
import { boolean, date, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { moment, uid } from '#db/columns.ts';

export const groups = pgTable('groups', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  schoolId: integer('school_id').notNull(),
  classId: integer('class_id'),
  ownerId: integer('owner_id'),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  createdAt: moment('created_at').notNull(),
  endedAt: moment('ended_at'),
  uid: uid(),
});

export const groupMembers = pgTable(
  'group_members',
  {
    groupId: integer('group_id').notNull(),
    userId: integer('user_id').notNull(),
    seat: smallint('seat'),
    joinedAt: moment('joined_at').notNull(),
    leftAt: moment('left_at'),
    removed: boolean('removed').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.userId] }), unique().on(table.groupId, table.seat)],
);

export const groupInvitations = pgTable(
  'group_invitations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    groupId: integer('group_id').notNull(),
    inviteeId: integer('invitee_id').notNull(),
    inviterId: integer('inviter_id').notNull(),
    state: text('state', { enum: ['pending', 'accepted', 'declined'] }).notNull(),
    invitedAt: moment('invited_at').notNull(),
    answeredAt: moment('answered_at'),
  },
  (table) => [unique().on(table.groupId, table.inviteeId)],
);

export const groupGoals = pgTable(
  'group_goals',
  {
    groupId: integer('group_id').notNull(),
    week: date('week').notNull(),
    target: integer('target').notNull(),
    reachedAt: moment('reached_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.week] })],
);

export const groupAchievements = pgTable(
  'group_achievements',
  {
    groupId: integer('group_id').notNull(),
    achievement: text('achievement').notNull(),
    unlockedAt: moment('unlocked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.achievement] })],
);
