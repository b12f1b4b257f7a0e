/** The tables as the migrations make them; a test compares the two, column by column. */
import type { HomeTexts } from '@afrolearn/learning/growth/home-texts.ts';
import type { Language } from '@afrolearn/learning/languages/languages.ts';
import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, madeAt, moment, uid } from './columns.ts';
import { consentType } from './tables/administration.ts';

export * from './tables/administration.ts';
export * from './tables/assignment.ts';
export * from './tables/assistant.ts';
export * from './tables/attendance.ts';
export * from './tables/cheer.ts';
export * from './tables/community.ts';
export * from './tables/family.ts';
export * from './tables/group.ts';
export * from './tables/joining.ts';
export * from './tables/learning.ts';
export * from './tables/limit.ts';
export * from './tables/look.ts';
export * from './tables/own-lesson.ts';
export * from './tables/plan.ts';
export * from './tables/report.ts';
export * from './tables/roster.ts';
export * from './tables/search.ts';
export * from './tables/second-factor.ts';
export * from './tables/yearly.ts';

export const roleType = pgEnum('role', ['learner', 'teacher', 'parent']);

export const schools = pgTable('schools', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  demo: boolean('demo').notNull().default(false),
  zone: text('zone').notNull().default('Africa/Kampala'),
  photos: boolean('photos').notNull().default(false),
  createdAt: madeAt(),
  uid: uid(),
});

export const users = pgTable('users', {
  id: integer('id').primaryKey(),
  schoolId: integer('school_id').references(() => schools.id),
  role: roleType('role').notNull(),
  name: text('name').notNull(),
  email: text('email').unique(),
  passwordHash: text('password_hash'),
  country: text('country'),
  gradeId: smallint('grade_id'),
  birthYear: smallint('birth_year'),
  picture: text('picture'),
  consent: consentType('consent').notNull().default('none'),
  administrator: boolean('administrator').notNull().default(false),
  verifiedAt: moment('verified_at'),
  suspendedAt: moment('suspended_at'),
  demoAbout: text('demo_about'),
  createdAt: madeAt(),
  emailVerifiedAt: moment('email_verified_at'),
  mustVerifyEmail: boolean('must_verify_email').notNull().default(false),
  secretKind: text('secret_kind', { enum: ['password', 'pictures', 'card'] })
    .notNull()
    .default('password'),
  secretAt: moment('secret_at'),
  createdBy: integer('created_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
  waitingSchoolId: integer('waiting_school_id').references(() => schools.id, { onDelete: 'set null' }),
  consentBy: integer('consent_by'),
  consentAt: moment('consent_at'),
  confirmedAt: moment('confirmed_at'),
  leavesAt: moment('leaves_at'),
  leavesBy: integer('leaves_by'),
  wantsToLeaveAt: moment('wants_to_leave_at'),
  uid: uid(),
});

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  tokenHash: bytea('token_hash').notNull().unique(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: madeAt(),
  seenAt: moment('seen_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  endedAt: moment('ended_at'),
  device: text('device'),
  deviceKey: text('device_key'),
  provedAt: moment('proved_at'),
});

export const classes = pgTable('classes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  schoolId: integer('school_id').references(() => schools.id),
  teacherId: integer('teacher_id')
    .notNull()
    .references(() => users.id),
  name: text('name').notNull(),
  gradeId: smallint('grade_id').notNull(),
  subjectId: smallint('subject_id').notNull(),
  code: text('code').unique(),
  archivedAt: moment('archived_at'),
  createdAt: madeAt(),
  codeExpiresAt: moment('code_expires_at').notNull().default(sql`now() + interval '120 days'`),
  codeClosedAt: moment('code_closed_at'),
  automaticUntil: moment('automatic_until'),
  uid: uid(),
});

export const classMembers = pgTable(
  'class_members',
  {
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: moment('joined_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.classId, table.userId] })],
);

export const guardianships = pgTable(
  'guardianships',
  {
    guardianId: integer('guardian_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    childId: integer('child_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: madeAt(),
    community: boolean('community').notNull().default(true),
    approveFriends: boolean('approve_friends').notNull().default(false),
    boards: boolean('boards').notNull().default(true),
    photo: boolean('photo').notNull().default(true),
    insights: boolean('insights').notNull().default(true),
    sharing: boolean('sharing').notNull().default(true),
    motivation: boolean('motivation').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.guardianId, table.childId] })],
);

export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: madeAt(),
  },
  (table) => [unique().on(table.issuer, table.subject)],
);

export const signInNonces = pgTable('sign_in_nonces', {
  nonceHash: bytea('nonce_hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

export const uploads = pgTable('uploads', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull().unique(),
  createdAt: madeAt(),
});

export const settings = pgTable('settings', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  theme: text('theme', { enum: ['light', 'dark', 'system'] })
    .notNull()
    .default('system'),
  notifications: boolean('notifications').notNull().default(true),
  language: text('language').$type<Language>(),
  insights: boolean('insights').notNull().default(true),
  leaderboard: boolean('leaderboard').notNull().default(true),
  motivation: boolean('motivation').notNull().default(true),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const mailTokens = pgTable(
  'mail_tokens',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify', 'reset', 'change-email'] }).notNull(),
    tokenHash: bytea('token_hash').notNull().unique(),
    email: text('email'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
);

export const pageVitals = pgTable('page_vitals', {
  id: uuid('id').primaryKey(),
  page: text('page').notNull(),
  measures: jsonb('measures').$type<Record<string, number>>().notNull(),
  createdAt: madeAt(),
});

export const packs = pgTable('packs', {
  hash: text('hash').primaryKey(),
  importedAt: moment('imported_at').notNull().defaultNow(),
  toRecount: integer('to_recount').array().notNull().default([]),
});

export const contentState = pgTable('content_state', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
  failedAt: moment('failed_at'),
  failure: text('failure'),
});

export type UnitDetails = {
  level: string;
  term: number | null;
  strand: string | null;
  theme: string | null;
  basis: string | null;
  topics: string[];
};

export const units = pgTable('units', {
  id: integer('id').primaryKey(),
  key: text('key').notNull().unique(),
  subjectId: smallint('subject_id').notNull(),
  gradeId: smallint('grade_id'),
  position: smallint('position').notNull(),
  title: text('title').notNull(),
  about: text('about').notNull(),
  details: jsonb('details').$type<UnitDetails>().notNull(),
  home: jsonb('home').$type<HomeTexts>().notNull().default({ mistakes: {}, lessons: {} }),
  hash: text('hash').notNull(),
  removedAt: moment('removed_at'),
});

export const items = pgTable('items', {
  id: text('id').primaryKey(),
  unitId: integer('unit_id')
    .notNull()
    .references(() => units.id),
  type: text('type', { enum: ['video', 'reading', 'quiz'] }).notNull(),
  n: smallint('n').notNull(),
  position: smallint('position').notNull(),
  title: text('title').notNull(),
  faith: text('faith', { enum: ['shared', 'christian', 'islamic'] }),
  hash: text('hash'),
  content: jsonb('content').$type<EntryContent>(),
  removedAt: moment('removed_at'),
});

export type ManifestEntry = {
  id: string;
  type: string;
  unitId: number;
  title: string;
  hash: string;
  bytes: number;
  compressed?: number | undefined;
};

export const manifests = pgTable('manifests', {
  file: text('file').primaryKey(),
  subjectId: smallint('subject_id').notNull(),
  gradeId: smallint('grade_id'),
  hash: text('hash').notNull(),
  bytes: integer('bytes').notNull(),
  entries: jsonb('entries').$type<ManifestEntry[]>().notNull(),
});
