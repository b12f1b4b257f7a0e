/** Study groups (spec 2 §2 to §9): find, make, join, leave, and shared achievements. */
import { subjectByName } from '@afrolearn/learning/catalogue/subjects.ts';
import { boardTypes } from '@afrolearn/learning/groups/periods.ts';
import { descriptionProblem } from '@afrolearn/learning/groups/texts.ts';
import { groupNameProblem } from '@afrolearn/learning/people/names.ts';
import { unkindNameProblem } from '@afrolearn/learning/safety/kind-name.ts';
import { toolCategories } from '@afrolearn/learning/tools/category-names.ts';
import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { fault, faultOf } from './faults.ts';
import { checkedName, Done, Id, IdInPath } from './values.ts';

const GroupInPath = z.object({ id: IdInPath });

/** Spec 2 §3, both shapes in one: the profile's and the community's. */
export const Group = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  category: z.string(),
  memberCount: z.int(),
  maxMembers: z.int(),
  isPrivate: z.boolean(),
  createdAt: z.string(),
  /** Empty for people who are neither members nor supervisors. */
  members: z.array(
    z.object({
      id: Id,
      name: z.string(),
      email: z.null(),
      picture: z.string().nullable(),
      role: z.enum(['owner', 'member']),
    }),
  ),
  /** The first five pictures; outsiders see drawn ones only. */
  memberAvatars: z.array(z.string()),
  isMember: z.boolean(),
  /** `supervisor`: the teacher or administrator in charge of it. */
  currentUserRole: z.enum(['owner', 'member', 'supervisor']).nullable(),
  hasPendingInvitation: z.boolean(),
});
export type Group = z.infer<typeof Group>;

export const GroupInvitation = z.object({
  id: Id,
  group: z.object({ name: z.string(), description: z.string() }),
  /** With the id, so that an invited learner can report the inviter. */
  inviter: z.object({ id: Id, name: z.string() }),
});
export type GroupInvitation = z.infer<typeof GroupInvitation>;

export const GroupAchievement = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  isUnlocked: z.boolean(),
  unlockedAt: z.string().nullable(),
  currentValue: z.int(),
  targetValue: z.int(),
});
export type GroupAchievement = z.infer<typeof GroupAchievement>;

export const GroupBoard = z.object({
  type: z.enum(boardTypes),
  /** The subject of a `subject` board, or the category of a `tool_category` one. */
  of: z.string().nullable(),
  members: z.array(
    z.object({
      userId: Id,
      name: z.string(),
      avatar: z.string().nullable(),
      points: z.int(),
      badges: z.int(),
      individualStats: z.object({ totalLessons: z.int(), streakDays: z.int(), totalQuizzes: z.int() }),
    }),
  ),
  /** `rank` is the caller's place; null without one. */
  summary: z.object({ totalPoints: z.int(), memberCount: z.int(), rank: z.int().nullable() }),
});
export type GroupBoard = z.infer<typeof GroupBoard>;

export const GroupProgress = z.object({
  goal: z.object({ current: z.int(), target: z.int(), reached: z.boolean(), weekStart: z.string() }),
  lessonsThisMonth: z.int(),
  lessonsLastMonth: z.int(),
  /** Units the members work on; `done` counts entries finished by at least one of them. */
  units: z.array(z.object({ id: Id, title: z.string(), done: z.int(), total: z.int() })),
});
export type GroupProgress = z.infer<typeof GroupProgress>;

const NewGroup = z.object({
  name: checkedName(
    fault('group-name/missing'),
    (name) => groupNameProblem(name) ?? unkindNameProblem(name) ?? descriptionProblem(name),
  ),
  description: z
    .string(fault('text/too-long'))
    .max(2_000, fault('text/too-long'))
    .transform((text) => text.normalize('NFC').trim())
    .superRefine((text, context) => {
      const found = descriptionProblem(text);
      if (found !== null) context.addIssue({ code: 'custom', message: faultOf(found) });
    })
    .optional(),
  /** For a teacher of several classes; a learner's group is of their own class. */
  classId: Id.optional(),
});

/** An email address or a student ID. Anything else matches nobody, with the same reply. */
const Invited = z
  .string(fault('invite/missing'))
  .trim()
  .min(1, fault('invite/missing'))
  .max(254, fault('email/too-long'));

export const groupsRefusals = {
  'groups/no-class': {
    status: 403,
    text: 'A study group belongs to a class whose teacher looks after it. Please join your class first.',
  },
  'groups/full': { status: 409, text: 'This group is full. Please choose another one.' },
  'groups/invited': {
    status: 409,
    text: 'You are invited to this group. Please accept the invitation.',
  },
  'groups/member-already': { status: 409, text: 'You are in this group already.' },
  'groups/too-many-owned': {
    status: 409,
    text: 'You look after five groups already. Leave or delete one of them first.',
  },
  'groups/too-many-joined': {
    status: 409,
    text: 'You are in ten groups already. Leave one of them first.',
  },
  'groups/too-many-invitations': {
    status: 409,
    text: 'Twenty invitations of this group are waiting. Please wait until somebody answers.',
  },
} as const satisfies Refusals;

export const groups = defineCalls({
  'GET /groups': {
    says: 'Own groups, those one is invited to, and the open ones of the own class; at most 100 on a page. A teacher sees those of the own classes, an administrator those of the school.',
    access: 'person',
    query: z.object({
      page: z
        .preprocess((text) => (text === undefined ? 1 : Number(text)), z.int().min(1).max(1_000))
        .optional(),
    }),
    reply: z.array(Group),
  },
  'GET /groups/invitations/pending': {
    says: 'The invitations that wait for this person.',
    access: 'person',
    reply: z.array(GroupInvitation),
  },
  'GET /children/:id/groups': {
    says: 'The study groups of an own child: what they are about, how many are in them, and which adult looks after them.',
    access: 'parent',
    params: GroupInPath,
    reply: z.array(
      z.object({
        id: Id,
        name: z.string(),
        description: z.string(),
        memberCount: z.int(),
        lookedAfterBy: z.string().nullable(),
      }),
    ),
  },
  'GET /groups/friends': {
    says: 'Whether this person may have groups, and if not, why; who finds a new one; and the friends whom a learner may ask into one.',
    access: 'person',
    reply: z.object({
      standing: z.enum(['open', 'adult', 'no-school', 'no-consent', 'small', 'guardian']),
      /** Who can find a group made by this person: the class, or the whole school. */
      openTo: z.enum(['class', 'school']),
      /** The classes for which a teacher can make one; empty for others. */
      classes: z.array(z.object({ id: Id, name: z.string() })),
      friends: z.array(z.object({ id: Id, name: z.string(), picture: z.string().nullable() })),
    }),
  },
  'GET /groups/:id/achievements': {
    says: 'What the group can win together, and how far it is.',
    access: 'person',
    params: GroupInPath,
    reply: z.array(GroupAchievement),
  },
  'GET /groups/:id/leaderboard': {
    says: 'The members by their points: all, of this week, of this month, in a subject, or with tools.',
    access: 'person',
    params: GroupInPath,
    query: z.object({
      type: z.enum(boardTypes).optional(),
      subject: z
        .string()
        .max(40)
        .refine((name) => subjectByName(name) !== undefined, fault('subject/unknown'))
        .optional(),
      category: z.enum(toolCategories).optional(),
    }),
    reply: GroupBoard,
  },
  'GET /groups/:id/progress': {
    says: 'The goal of this week, and what the members have learned this month.',
    access: 'person',
    params: GroupInPath,
    reply: GroupProgress,
  },
  'POST /community/groups': {
    says: 'Makes a study group of the own class, with ten places and a teacher who looks after it.',
    access: 'person',
    body: NewGroup,
    reply: Group,
    status: 201,
    refusals: [
      'access/denied',
      'access/not-found',
      'children/not-verified',
      'groups/no-class',
      'groups/too-many-owned',
      'groups/too-many-joined',
    ],
  },
  'POST /community/groups/:id/join': {
    says: 'Takes a free place in an open group. Whoever is invited accepts the invitation instead.',
    access: 'learner',
    params: GroupInPath,
    reply: Done,
    refusals: [
      'groups/full',
      'groups/invited',
      'groups/member-already',
      'groups/too-many-joined',
      'access/denied',
    ],
  },
  'POST /community/groups/:id/invite': {
    says: 'Invites a learner by address or student ID. The answer is the same whether or not there is such a person.',
    access: 'person',
    params: GroupInPath,
    body: z.object({ email: Invited }),
    reply: Done,
    refusals: ['access/denied', 'groups/too-many-invitations'],
  },
  'POST /groups/invitations/:id/accept': {
    says: 'Takes the place in the group that one is invited to. Doing it again changes nothing.',
    access: 'learner',
    params: GroupInPath,
    reply: z.object({ groupId: Id }),
    refusals: ['groups/full', 'groups/too-many-joined', 'access/denied'],
  },
  'POST /groups/invitations/:id/decline': {
    says: 'Declines an invitation. Nobody is told, and doing it again changes nothing.',
    access: 'person',
    params: GroupInPath,
    reply: Done,
  },
  'POST /groups/:id/leave': {
    says: 'Leaves a group. Whoever has been in it longest looks after it then; the last one ends it.',
    access: 'person',
    params: GroupInPath,
    reply: Done,
  },
  'DELETE /groups/:id/members/:userId': {
    says: 'Takes a member out of the group: for its owner and for those who look after it.',
    access: 'person',
    params: z.object({ id: IdInPath, userId: IdInPath }),
    reply: Done,
    refusals: ['access/denied'],
  },
  'DELETE /groups/:id': {
    says: 'Ends a group: for its owner and for those who look after it. What its members learned stays theirs.',
    access: 'person',
    params: GroupInPath,
    reply: Done,
    refusals: ['access/denied'],
  },
});
