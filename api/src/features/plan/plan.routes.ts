import { daysKeptOnPlan, mostAssigned, plan } from '@afrolearn/contract/plan.ts';
import { subjectName } from '@afrolearn/learning/catalogue/subjects.ts';
import type { Db } from '#db/connect.ts';
import { classFor, personFor } from '#features/bonds/index.ts';
import { pupilsIn } from '#features/classes/index.ts';
import { addNews, pathOf } from '#features/notifications/index.ts';
import type { Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import {
  addEntry,
  dropAssignment,
  dropEntry,
  keepAssignment,
  type Planned,
  plannedFor,
  type Target,
  targetsOf,
} from './plan.db.ts';

/* A plan is for this week, not for a life. */
const mostEntries = 60;

const day = 24 * 60 * 60 * 1000;

const asEntry = ({ title, subjectId, percent }: Target, planned: Planned) => ({
  ref: planned.ref,
  title,
  subject: subjectName(subjectId),
  path: pathOf(planned.ref),
  percent,
  addedAt: planned.addedAt.toISOString(),
  dueOn: planned.dueOn,
  from: planned.from ?? 'me',
  own: planned.from === null,
});

const targetOf = async (db: Db, userId: number, ref: string): Promise<Target> => {
  const [target] = await targetsOf(db, userId, [ref]);
  if (target === undefined) throw refuse('access/not-found');
  return target;
};

/** Whom an assignment reaches: a class of the teacher, or a child of the parent. */
const learnersFor = async (
  db: Db,
  user: Person,
  { classId, childId }: { classId?: number | undefined; childId?: number | undefined },
): Promise<number[]> => {
  if (user.role === 'teacher' && classId !== undefined && childId === undefined)
    return (await pupilsIn(db, user, (await classFor(db, user, classId)).id)).map(({ id }) => id);
  if (user.role === 'parent' && childId !== undefined && classId === undefined)
    return [(await personFor(db, user, childId, ['guardian'])).id];
  throw refuse(user.role === 'learner' ? 'access/denied' : 'plan/nobody');
};

export const planRoutes = serve(plan, {
  'GET /plan': async ({ user, db, now }) => {
    const since = new Date(now().getTime() - daysKeptOnPlan * day);
    const planned = await plannedFor(db, user.id, { since, most: mostAssigned });
    const targets = new Map(
      (
        await targetsOf(
          db,
          user.id,
          planned.map(({ ref }) => ref),
        )
      ).map((target) => [target.ref, target]),
    );
    return planned.flatMap((one) => {
      const target = targets.get(one.ref);
      return target === undefined ? [] : [asEntry(target, one)];
    });
  },

  'POST /plan': async ({ body, user, db, now }) => {
    const target = await targetOf(db, user.id, body.ref);
    const { ref } = body;
    const addedAt = await addEntry(db, { userId: user.id, ref, now: now(), most: mostEntries });
    if (addedAt === null) throw refuse('plan/full');
    return asEntry(target, { ref, addedAt, dueOn: null, from: null });
  },

  'DELETE /plan/:ref': async ({ params, user, db }) => {
    if (!(await dropEntry(db, user.id, params.ref))) throw refuse('access/not-found');
    return done;
  },

  'POST /assignments': async ({ body, user, db: database, now }) => {
    const learners = await learnersFor(database, user, body);
    const { title } = await targetOf(database, user.id, body.ref);
    const dueOn = body.dueOn ?? null;
    return await database.transaction(async (db) => {
      const { id, isNew } = await keepAssignment(db, {
        assignedBy: user.id,
        classId: body.classId ?? null,
        childId: body.childId ?? null,
        ref: body.ref,
        dueOn,
        createdAt: now(),
      });
      const about = { title, ref: body.ref, ...(dueOn === null ? {} : { dueOn }) };
      const news = learners.map((userId) => ({
        userId,
        kind: 'assigned' as const,
        about,
        once: `assigned ${id}`,
      }));
      await addNews(db, isNew ? news : [], now());
      return { id, learners: learners.length };
    });
  },

  'DELETE /assignments/:id': async ({ params, user, db, now }) => {
    if (!(await dropAssignment(db, user.id, params.id, now()))) throw refuse('access/not-found');
    return done;
  },
});
