import { z } from 'zod';
import { defineCalls } from './define.ts';
import { Done, IdInPath } from './values.ts';

const UserInPath = z.object({ userId: IdInPath });

/** Spec 2 §3, 'XP overview'. */
export const XpOverview = z.object({
  totalXP: z.int(),
  level: z.int(),
  streakDays: z.int(),
  lessonsCompleted: z.int(),
});
export type XpOverview = z.infer<typeof XpOverview>;

/** Spec 2 §3, 'User stats': the totals for unlocks. */
export const UserStats = z.object({
  totalLessons: z.int(),
  currentStreak: z.int(),
  totalQuizzes: z.int(),
  totalPoints: z.int(),
  achievements: z.int(),
  groupsJoined: z.int(),
  perfectQuizzes: z.int(),
  helpGiven: z.int(),
});
export type UserStats = z.infer<typeof UserStats>;

export const LearnerStats = XpOverview.extend(UserStats.shape).extend({
  /** XP in the learner's current class, which decides the level. */
  gradeXP: z.int(),
  skillsMastered: z.int(),
  quizzesPassed: z.int(),
  longestStreak: z.int(),
  shields: z.int(),
});
export type LearnerStats = z.infer<typeof LearnerStats>;

export const Badge = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  color: z.string(),
  unlocked: z.boolean(),
  date: z.string().nullable(),
  /** Progress towards a locked badge; null for an earned one. */
  way: z.object({ current: z.int(), target: z.int() }).nullable(),
});
export type Badge = z.infer<typeof Badge>;

export const Milestone = z.object({
  target: z.int(),
  current: z.int(),
  reached: z.boolean(),
});

export const HistoryEntry = z.object({
  id: z.string(),
  title: z.string(),
  subject: z.string(),
  /** The unit's title. */
  topic: z.string(),
  type: z.enum(['video', 'reading', 'quiz']),
  /** Percent; null where nothing was graded. */
  score: z.int().nullable(),
  at: z.string(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const ProgressSummary = z.object({
  level: z.int(),
  currentLevelXP: z.int(),
  nextLevelXP: z.int(),
  totalXP: z.int(),
  streakDays: z.int(),
  toolsCompleted: z.int(),
  totalMasteryPoints: z.int(),
  lessonsCompleted: z.int(),
  mastery: z.object({
    needsTokenToAdvance: z.boolean(),
    gradeEligible: z.boolean(),
    tokensInWindow: z.int(),
  }),
  recentActivities: z.array(
    z.object({
      title: z.string(),
      time: z.string(),
      points: z.int(),
      /** The link; null for a tool that no longer exists. */
      path: z.string().nullable(),
    }),
  ),
  goals: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      current: z.int(),
      target: z.int(),
      color: z.string(),
    }),
  ),
  badges: z.array(Badge),
  milestones: z.array(Milestone),
});
export type ProgressSummary = z.infer<typeof ProgressSummary>;

const Insight = z.object({ title: z.string(), description: z.string() });

export const CharacterAnalysis = z.object({
  learningStyle: z.string(),
  strengths: z.array(z.string()),
});
export type CharacterAnalysis = z.infer<typeof CharacterAnalysis>;

/** `path` opens the review of exactly these questions. */
export const Practice = Insight.extend({ path: z.string(), due: z.boolean() });

export const Insights = z.object({
  strengths: z.array(Insight),
  areas_for_growth: z.array(Insight.extend({ path: z.string().nullable() })),
  recommendations: z.array(z.object({ text: z.string(), path: z.string().nullable() })),
  practiceNext: z.array(Practice),
  /** Null until there are 20 answers. */
  patterns: z
    .object({
      answers: z.int(),
      byTime: z.array(
        z.object({
          part: z.enum(['morning', 'afternoon', 'evening', 'night']),
          answers: z.int(),
          right: z.int(),
        }),
      ),
      bySubject: z.array(z.object({ subject: z.string(), answers: z.int(), right: z.int() })),
      mistakes: z.array(z.object({ name: z.string(), help: z.string(), times: z.int() })),
    })
    .nullable(),
});
export type Insights = z.infer<typeof Insights>;

export const ProgressSubject = z.object({
  id: z.int(),
  name: z.string(),
  units: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      percent: z.int(),
      claimed: z.boolean(),
      videos: z.array(z.object({ id: z.string(), title: z.string(), completed: z.boolean() })),
    }),
  ),
});

export const UnitEntryProgress = z.object({
  id: z.string(),
  completed: z.boolean(),
  bestScore: z.int().nullable(),
  points: z.int(),
  /** The saved position from a device, for an unfinished entry. */
  place: z.string().optional(),
  /** For a failed checkpoint: the lesson to repeat. */
  weak: z.string().optional(),
});

/** An opaque value of the device; a quiz in progress with long answers takes some 3,000 characters. */
const Place = z.string().max(8000);

export const progress = defineCalls({
  'GET /xp/:userId': {
    says: 'Seeds, level, streak and lessons of a learner, for the learner, their guardian, class teacher and administrator.',
    access: 'person',
    params: UserInPath,
    reply: XpOverview,
  },
  'GET /users/:userId/stats': {
    says: 'What avatar unlocks are counted from.',
    access: 'person',
    params: UserInPath,
    reply: UserStats,
  },
  'GET /learner-profiles/stats/:userId': {
    says: 'All counted figures of a learner in one answer.',
    access: 'person',
    params: UserInPath,
    reply: LearnerStats,
  },
  'GET /progress': {
    says: 'The own subjects and units that were begun or belong to the own class, with each video done or not.',
    access: 'person',
    reply: z.object({ subjects: z.array(ProgressSubject) }),
  },
  'GET /units/:id/progress': {
    says: 'What this person has done in a unit, item by item, and whether its reward was claimed.',
    access: 'person',
    params: z.object({ id: IdInPath }),
    reply: z.object({
      items: z.array(UnitEntryProgress),
      claimed: z.boolean(),
      /**
       * Entries last worked in, latest first, then those only opened. Missing in replies that a device cached
       * earlier.
       */
      opened: z.array(z.string()).optional(),
    }),
  },
  'PUT /places/:id': {
    says: 'Remembers where this learner left a lesson, a reading or a quiz, for their other devices; `GET /units/:id/progress` tells it. Null forgets it. It earns nothing.',
    access: 'learner',
    params: z.object({ id: z.string().regex(/^u\d{1,9}-[lrq]\d{1,3}$/) }),
    body: z.object({ place: Place.nullable() }),
    reply: Done,
    refusals: ['access/not-found', 'consent/on-device'],
  },
  'GET /progress-summary': {
    says: 'Level, mastery, recent activities, goals, badges and milestones of this person.',
    access: 'person',
    reply: ProgressSummary,
  },
  'GET /lesson-history': {
    says: 'What this person completed, newest first, at most 200.',
    access: 'person',
    reply: z.array(HistoryEntry),
  },
  'GET /character-analysis': {
    says: 'How this person learns, by rules from what they did. Balanced until there is enough, or when switched off.',
    access: 'person',
    reply: z.object({ data: CharacterAnalysis }),
  },
  'GET /personalized-insights': {
    says: 'Strengths, what to practise next and patterns of this person; null when switched off.',
    access: 'person',
    reply: z.object({ data: Insights.nullable() }),
  },
});
