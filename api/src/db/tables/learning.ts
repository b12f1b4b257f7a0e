/** Learning events and their sums. The foreign keys to the owners of the rows are in the migrations only. */
import { eventTypes } from '@afrolearn/learning/events/events.ts';
import { doubts } from '@afrolearn/learning/events/plausible.ts';
import type { Attempt } from '@afrolearn/learning/events/state.ts';
import type { Answer } from '@afrolearn/learning/quizzes/questions.ts';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '#db/columns.ts';

export const epochs = pgTable('epochs', {
  id: uuid('id').primaryKey().defaultRandom(),
  beganAt: moment('began_at').notNull().defaultNow(),
  number: integer('number').notNull().unique(),
  reason: text('reason', { enum: ['first', 'command', 'receipt'] }).notNull(),
});

export const learnerDevices = pgTable(
  'learner_devices',
  {
    userId: integer('user_id').notNull(),
    device: uuid('device').notNull(),
    toldUntil: moment('told_until').notNull(),
    beganAt: moment('began_at').notNull(),
    heardUntil: moment('heard_until').notNull(),
    since: moment('since').notNull(),
    spent: bigint('spent', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);

export const events = pgTable(
  'events',
  {
    userId: integer('user_id').notNull(),
    id: uuid('id').notNull(),
    device: uuid('device').notNull(),
    seq: integer('seq').notNull(),
    type: text('type', { enum: eventTypes }).notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    schema: smallint('schema').notNull(),
    occurredAt: moment('occurred_at').notNull(),
    zone: text('zone').notNull(),
    countedAt: moment('counted_at').notNull(),
    countedOn: date('counted_on').notNull(),
    gradeId: smallint('grade_id'),
    receivedAt: moment('received_at').notNull(),
    doubt: text('doubt', { enum: doubts }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const answers = pgTable(
  'answers',
  {
    userId: integer('user_id').notNull(),
    eventId: uuid('event_id').notNull(),
    questionId: text('question_id').notNull(),
    itemId: text('item_id').notNull(),
    attempt: uuid('attempt'),
    final: boolean('final').notNull(),
    seed: bigint('seed', { mode: 'number' }),
    answer: jsonb('answer'),
    asked: text('asked'),
    correct: boolean('correct').notNull(),
    score: doublePrecision('score').notNull(),
    misconception: text('misconception'),
    countedAt: moment('counted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.eventId, table.questionId] })],
);

export const attempts = pgTable(
  'attempts',
  {
    userId: integer('user_id').notNull(),
    eventId: uuid('event_id').notNull(),
    itemId: text('item_id').notNull(),
    correct: smallint('correct').notNull(),
    total: smallint('total').notNull(),
    countedAt: moment('counted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.eventId] })],
);

export const itemProgress = pgTable(
  'item_progress',
  {
    userId: integer('user_id').notNull(),
    itemId: text('item_id').notNull(),
    unitId: integer('unit_id'),
    openedAt: moment('opened_at').notNull(),
    completedAt: moment('completed_at'),
    firstScore: doublePrecision('first_score'),
    bestScore: doublePrecision('best_score'),
    attempts: integer('attempts').notNull().default(0),
    points: smallint('points').notNull().default(0),
    bouncedBack: boolean('bounced_back').notNull().default(false),
    telling: jsonb('telling').$type<readonly Attempt[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.userId, table.itemId] })],
);

export const unitProgress = pgTable(
  'unit_progress',
  {
    userId: integer('user_id').notNull(),
    unitId: integer('unit_id').notNull(),
    points: integer('points').notNull(),
    percent: smallint('percent').notNull(),
    reached: smallint('reached').notNull(),
    aceAt: moment('ace_at'),
    masterAt: moment('master_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.unitId] })],
);

export const claims = pgTable(
  'claims',
  {
    userId: integer('user_id').notNull(),
    unitId: integer('unit_id').notNull(),
    gradeId: smallint('grade_id'),
    claimedAt: moment('claimed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.unitId] })],
);

export const learningTime = pgTable(
  'learning_time',
  {
    userId: integer('user_id').notNull(),
    day: date('day').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    spent: bigint('spent', { mode: 'number' }).notNull(),
    unsure: bigint('unsure', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

export const activeDays = pgTable(
  'active_days',
  {
    userId: integer('user_id').notNull(),
    day: date('day').notNull(),
    events: integer('events').notNull(),
    tools: integer('tools').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

export const completedTools = pgTable(
  'completed_tools',
  { userId: integer('user_id').notNull(), tool: text('tool').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.tool] })],
);

export const gradeSeeds = pgTable(
  'grade_seeds',
  {
    userId: integer('user_id').notNull(),
    gradeId: smallint('grade_id').notNull(),
    seeds: integer('seeds').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.gradeId] })],
);

export const learnerTotals = pgTable('learner_totals', {
  userId: integer('user_id').primaryKey(),
  seeds: integer('seeds').notNull().default(0),
  points: integer('points').notNull().default(0),
  videos: integer('videos').notNull().default(0),
  readings: integer('readings').notNull().default(0),
  quizzes: integer('quizzes').notNull().default(0),
  quizzesPassed: integer('quizzes_passed').notNull().default(0),
  firstPasses: integer('first_passes').notNull().default(0),
  perfectQuizzes: integer('perfect_quizzes').notNull().default(0),
  bounceBacks: integer('bounce_backs').notNull().default(0),
  unitsAce: integer('units_ace').notNull().default(0),
  unitsClaimed: integer('units_claimed').notNull().default(0),
  subjects: integer('subjects').notNull().default(0),
  tools: integer('tools').notNull().default(0),
  differentTools: integer('different_tools').notNull().default(0),
  answers: integer('answers').notNull().default(0),
  questions: integer('questions').notNull().default(0),
  answersRight: integer('answers_right').notNull().default(0),
  practiceRight: integer('practice_right').notNull().default(0),
  longestStreak: integer('longest_streak').notNull().default(0),
  streak: integer('streak').notNull().default(0),
  shields: integer('shields').notNull().default(0),
  lastDay: integer('last_day').notNull().default(0),
  syncedAt: moment('synced_at'),
});

export const earnedBadges = pgTable(
  'earned_badges',
  {
    userId: integer('user_id').notNull(),
    badgeId: text('badge_id').notNull(),
    earnedAt: moment('earned_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.badgeId] })],
);

export const reviewCards = pgTable(
  'review_cards',
  {
    userId: integer('user_id').notNull(),
    questionId: text('question_id').notNull(),
    itemId: text('item_id').notNull(),
    unitId: integer('unit_id'),
    dueAt: moment('due_at').notNull(),
    stability: doublePrecision('stability').notNull(),
    difficulty: doublePrecision('difficulty').notNull(),
    reps: integer('reps').notNull(),
    lapses: integer('lapses').notNull(),
    lastAt: moment('last_at').notNull(),
    lastCorrect: boolean('last_correct').notNull(),
    misconception: text('misconception'),
    answers: smallint('answers').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionId] })],
);

/* The views of migration 0049: which answers count, and which entries are done (decision 0091). */

/** One row for each answer that counts; a quiz attempt has one for each question. */
export const countedAnswers = pgView('counted_answers', {
  userId: integer('user_id').notNull(),
  eventId: uuid('event_id').notNull(),
  questionId: text('question_id').notNull(),
  itemId: text('item_id').notNull(),
  attempt: uuid('attempt'),
  final: boolean('final').notNull(),
  seed: bigint('seed', { mode: 'number' }),
  answer: jsonb('answer').$type<Answer>(),
  correct: boolean('correct').notNull(),
  score: doublePrecision('score').notNull(),
  misconception: text('misconception'),
  countedAt: moment('counted_at').notNull(),
  asked: text('asked'),
}).existing();

/** `begun`: never finished. `tried`: finished below the pass mark. `done`: finished, and passed if it is a quiz. */
const entryStateNames = ['begun', 'tried', 'done'] as const;

/** One row for each entry that a learner opened. */
export const entryStates = pgView('entry_states', {
  userId: integer('user_id').notNull(),
  itemId: text('item_id').notNull(),
  unitId: integer('unit_id'),
  openedAt: moment('opened_at').notNull(),
  state: text('state', { enum: entryStateNames }).notNull(),
  /** When it was done (for a quiz, the first passed attempt). If only tried, when it first ended. Null if begun. */
  endedAt: moment('ended_at'),
  firstScore: doublePrecision('first_score'),
  bestScore: doublePrecision('best_score'),
  /** A quiz that was passed in its first attempt. */
  passedFirst: boolean('passed_first').notNull(),
  attempts: integer('attempts').notNull(),
  points: smallint('points').notNull(),
}).existing();
