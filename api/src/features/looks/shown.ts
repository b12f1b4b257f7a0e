/**
 * Which replies show an adult a child's record, and whose: one row per call (promise C10). The router reports
 * every reply to `watchLooks` before it is sent, so no handler can forget it. Where a reply names children
 * without ids, its handler calls `logLook`. `every-look.test.ts` makes every call as every adult and finds
 * replies that are missing in both.
 */
import type { Ask, CallName, Reply } from '@afrolearn/contract';
import type { LookKind } from '@afrolearn/learning/people/looks.ts';
import type { Rules } from '#http/routes.ts';
import { logLook } from './looks.db.ts';

type ParamsOf<N extends CallName> = Ask<N> extends { params: infer P } ? { [K in keyof P]: number } : object;

type Shows<N extends CallName> = {
  what: LookKind;
  whom: (answer: Reply<N>, params: ParamsOf<N>) => readonly number[];
};
export type ShownTable = { [N in CallName]?: Shows<N> };

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
const asked = (_: unknown, { id }: { id: number }) => [id];
const askedUser = (_: unknown, { userId }: { userId: number }) => [userId];

/** The learner's id is at the end of the activity's id; activities of several learners name nobody. */
const namedIn = (activity: { id: string; type: string }): number[] => {
  const id = Number(activity.id.slice(activity.id.lastIndexOf('-') + 1));
  return activity.type !== 'work' && id > 0 ? [id] : [];
};

export const shown: ShownTable = {
  'GET /children': { what: 'family', whom: idsOf },
  'GET /learners/:id/guardians': { what: 'family', whom: asked },
  'GET /learners/waiting': { what: 'family', whom: idsOf },
  'GET /guardian-invitations': { what: 'family', whom: (rows) => rows.map(({ child }) => child.id) },
  'GET /parent/dashboard': { what: 'week', whom: ({ children }) => idsOf(children) },
  'GET /children/:id/report': { what: 'report', whom: asked },
  'GET /classes/:id/reports': { what: 'report', whom: ({ students }) => idsOf(students) },
  'GET /children/:id/choices': { what: 'family', whom: asked },
  'GET /children/:id/care': { what: 'family', whom: asked },
  'GET /children/:id/groups': { what: 'groups', whom: asked },
  'GET /children/:id/friends': { what: 'friends', whom: asked },
  'GET /classes/:id/students': { what: 'class list', whom: ({ students }) => idsOf(students) },
  'POST /classes/:id/link-codes': { what: 'class list', whom: ({ codes }) => idsOf(codes) },
  'GET /classes/:id/leavers': { what: 'class list', whom: (rows) => idsOf(rows) },
  'GET /classes/:id/attendance': { what: 'register', whom: ({ pupils }) => idsOf(pupils) },
  'GET /classes/:id/register': { what: 'register', whom: ({ pupils }) => idsOf(pupils) },
  'GET /lesson/:id/shared': { what: 'notes', whom: ({ posts }) => posts.map(({ by }) => by.id) },
  'GET /xp/:userId': { what: 'results', whom: askedUser },
  'GET /users/:userId/stats': { what: 'results', whom: askedUser },
  'GET /learner-profiles/stats/:userId': { what: 'results', whom: askedUser },
  'GET /avatars/user/:userId': { what: 'picture', whom: askedUser },
  'GET /avatars/user/:userId/unlocked': { what: 'picture', whom: askedUser },
  'GET /leaderboard': { what: 'board', whom: idsOf },
  'GET /groups': { what: 'groups', whom: (groups) => groups.flatMap(({ members }) => idsOf(members)) },
  'GET /groups/:id/leaderboard': {
    what: 'groups',
    whom: ({ members }) => members.map(({ userId }) => userId),
  },
  'GET /assignments/:id': { what: 'work', whom: ({ pupils }) => idsOf(pupils) },
  'GET /assignments/:id/hand-ins/:learnerId/photos/:n': {
    what: 'work',
    whom: (_, { learnerId }) => [learnerId],
  },
  'GET /learners/:id/works': { what: 'work', whom: asked },
  'GET /learners/:id/works/:work': { what: 'work', whom: asked },
  'GET /children/assignments': { what: 'work', whom: (rows) => rows.map(({ childId }) => childId) },
  'GET /teacher/recent-activity': { what: 'recent activity', whom: (rows) => rows.flatMap(namedIn) },
};

/** Writes the look before the reply is sent: without the log entry nothing is shown. */
export const watcherOf =
  (table: ShownTable): Rules['watch'] =>
  async ({ db, now }, key, { user, params, answer }) => {
    if (user === null || user.role === 'learner' || !Object.hasOwn(table, key)) return;
    const row = table[key as CallName] as { what: LookKind; whom: (...all: unknown[]) => number[] };
    await logLook(db, { viewerId: user.id, learnerIds: row.whom(answer, params), what: row.what, at: now() });
  };

export const watchLooks = watcherOf(shown);

export const isLook = (key: string): boolean => Object.hasOwn(shown, key);
