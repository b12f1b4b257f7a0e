import { daysKeptOnPlan, mostAssigned, plan } from '@afrolearn/contract/plan.ts';
import { subjectName } from '@afrolearn/learning/catalogue/subjects.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { type OpenWork, openWorkOf, pathTo } from '#features/assignments/index.ts';
import { checkKeepable } from '#features/bonds/index.ts';
import { pathOf } from '#features/notifications/index.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { addEntry, dropEntry, ownEntriesOf, type Target, targetsOf } from './plan.db.ts';

/* A plan is for a week. */
const mostEntries = 60;

const day = 24 * 60 * 60 * 1000;

const asEntry = ({ ref, title, subjectId, percent }: Target, addedAt: Date) => ({
  ref,
  title,
  subject: subjectName(subjectId),
  path: pathOf(ref),
  percent,
  addedAt: addedAt.toISOString(),
  dueOn: null,
  from: 'me',
  own: true,
});

const asGiven = (work: OpenWork) => ({
  ref: work.row.ref === 'paper' ? `paper:${work.row.id}` : work.row.ref,
  title: work.title,
  subject: work.subject ?? '',
  path: pathTo(work.row),
  percent: work.percent,
  addedAt: work.row.createdAt.toISOString(),
  dueOn: work.row.dueOn,
  from: work.from,
  own: false,
});

type Entry = ReturnType<typeof asEntry> | ReturnType<typeof asGiven>;

/* Earliest due date first, then entries without one by age. */
const byDay = (one: Entry, other: Entry): number => {
  if (one.dueOn === other.dueOn)
    return one.addedAt < other.addedAt ? -1 : Number(one.addedAt > other.addedAt);
  if (one.dueOn === null || other.dueOn === null) return one.dueOn === null ? 1 : -1;
  return one.dueOn < other.dueOn ? -1 : 1;
};

const targetOf = async (db: Db, userId: number, ref: string): Promise<Target> => {
  const [target] = await targetsOf(db, userId, [ref]);
  if (target === undefined) throw refuse('access/not-found');
  return target;
};

export const planRoutes = serve(plan, {
  'GET /plan': async ({ user, db, now }) => {
    const since = new Date(now().getTime() - daysKeptOnPlan * day);
    const [own, given] = await Promise.all([
      ownEntriesOf(db, user.id),
      openWorkOf(db, sql`(${user.id})`, { since, most: mostAssigned }),
    ]);
    const targets = await targetsOf(
      db,
      user.id,
      own.map(({ ref }) => ref),
    );
    const chosen = own.flatMap(({ ref, addedAt }) => {
      const target = targets.find((one) => one.ref === ref);
      return target === undefined ? [] : [asEntry(target, addedAt)];
    });
    // Closed or handed-in work is not to be done now.
    const isWaiting = ({ handIn }: OpenWork) => handIn?.handedInAt != null && handIn.outcome === null;
    const open = given.filter((work) => work.row.closedAt === null && !isWaiting(work)).map(asGiven);
    return [...open, ...chosen].sort(byDay);
  },

  'POST /plan': async ({ body, user, db, env, now }) => {
    await checkKeepable({ db, env }, user, 'consent/not-kept');
    const target = await targetOf(db, user.id, body.ref);
    const addedAt = await addEntry(db, { userId: user.id, ref: body.ref, now: now(), most: mostEntries });
    if (addedAt === null) throw refuse('plan/full');
    return asEntry(target, addedAt);
  },

  'DELETE /plan/:ref': async ({ params, user, db }) => {
    if (!(await dropEntry(db, user.id, params.ref))) throw refuse('access/not-found');
    return done;
  },
});
