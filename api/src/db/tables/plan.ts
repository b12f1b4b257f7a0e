/**
 * Plans, notes, works made with study tools, notifications and avatars. The foreign keys to the owners of the rows are
 * in the migrations only.
 */
import type { WorkData } from '@afrolearn/learning/works/data.ts';
import { bigint, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#db/columns.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    kind: text('kind', {
      enum: [
        'badge',
        'level',
        'unit',
        'assigned',
        'avatar',
        'welcome',
        'friend-asked',
        'friend-accepted',
        'friend-waits',
        'child-assigned',
        'new-resource',
        'guardian-invited',
        'child-linked',
        'cheer',
        'helped',
        'group-invited',
        'group-joined',
        'group-goal',
        'class-joined',
        'class-asked',
        'child-joined',
        'child-asked',
        'work-reviewed',
        'work-returned',
        'adults-to-confirm',
        'confirmation-lapsed',
        'account-sleeps-soon',
        'account-asleep',
        'account-ends-soon',
        'child-without-consent',
        'child-wants-to-leave',
      ],
    }).notNull(),
    about: jsonb('about').$type<Record<string, string | number>>().notNull(),
    once: text('once').notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [unique().on(table.userId, table.once)],
);

export const unlockedAvatars = pgTable(
  'unlocked_avatars',
  {
    userId: integer('user_id').notNull(),
    avatarId: text('avatar_id').notNull(),
    unlockedAt: moment('unlocked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.avatarId] })],
);

export const placesLeft = pgTable(
  'places_left',
  {
    userId: integer('user_id').notNull(),
    itemId: text('item_id').notNull(),
    place: text('place').notNull(),
    leftAt: moment('left_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.itemId] })],
);

export const planEntries = pgTable(
  'plan_entries',
  {
    userId: integer('user_id').notNull(),
    ref: text('ref').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ref] })],
);

export const lessonNotes = pgTable(
  'lesson_notes',
  {
    userId: integer('user_id').notNull(),
    id: uuid('id').notNull(),
    itemId: text('item_id').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const sharedNotes = pgTable(
  'shared_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    sentId: uuid('sent_id').notNull(),
    itemId: text('item_id').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [unique().on(table.userId, table.sentId)],
);

export const madeWorks = pgTable(
  'made_works',
  {
    userId: integer('user_id').notNull(),
    id: uuid('id').notNull(),
    tool: text('tool').notNull(),
    version: integer('version').notNull(),
    madeAt: moment('made_at').notNull(),
    shownVersion: integer('shown_version'),
    shownAt: moment('shown_at'),
    seenBy: integer('seen_by'),
    seenAt: moment('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const madeWorkVersions = pgTable(
  'made_work_versions',
  {
    userId: integer('user_id').notNull(),
    id: uuid('id').notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    data: jsonb('data').$type<WorkData>().notNull(),
    bytes: integer('bytes').notNull(),
    changedAt: moment('changed_at').notNull(),
    begunAt: moment('begun_at').notNull(),
    base: integer('base').notNull(),
    sentBy: uuid('sent_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id, table.version] })],
);
