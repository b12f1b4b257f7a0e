/** The tables as the migrations make them; a test compares the two, column by column. */
import {
  boolean,
  customType,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });
const madeAt = () => moment('created_at').notNull().defaultNow();

export const roleType = pgEnum('role', ['learner', 'teacher', 'parent']);
export const consentType = pgEnum('consent', ['none', 'pending', 'school', 'guardian', 'withdrawn']);

export const schools = pgTable('schools', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  demo: boolean('demo').notNull().default(false),
  zone: text('zone').notNull().default('Africa/Kampala'),
  createdAt: madeAt(),
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
  },
  (table) => [primaryKey({ columns: [table.guardianId, table.childId] })],
);

export const pageVitals = pgTable('page_vitals', {
  id: uuid('id').primaryKey(),
  page: text('page').notNull(),
  measures: jsonb('measures').$type<Record<string, number>>().notNull(),
  createdAt: madeAt(),
});
