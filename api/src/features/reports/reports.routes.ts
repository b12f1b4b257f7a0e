import { reports } from '@afrolearn/contract/reports.ts';
import { isUrgent } from '@afrolearn/learning/safety/reports.ts';
import type { Db } from '#db/connect.ts';
import { ownSchool } from '#features/bonds/index.ts';
import {
  keepReport,
  type OwnReport,
  openReportsOn,
  ownReport,
  reportsOf,
  safetyOfSchool,
  setSafety,
} from '#features/cases/index.ts';
import { leadsSchool, type Person } from '#http/context.ts';
import { countUse } from '#http/limits/apply.ts';
import { refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';
import { actOnCase, asCase } from './acts.ts';
import { sentReports } from './limits.ts';
import { casesReadBy, otherTeachers } from './queue.db.ts';
import { tellAdults } from './tell-adults.ts';
import { findThing } from './things.ts';

const asOwn = ({ at, ...rest }: OwnReport) => ({ ...rest, at: at.toISOString() });

/** The second adult for the head: not if they left or are suspended. */
const safetyOf = async (db: Db, user: Person) => {
  const schoolId = ownSchool(user);
  const adults = await otherTeachers(db, schoolId, user.id);
  const { secondAdultId, schoolGroups } = await safetyOfSchool(db, schoolId);
  return { adults, second: adults.find(({ id }) => id === secondAdultId) ?? null, schoolGroups };
};

export const reportRoutes = serve(reports, {
  'POST /reports': async ({ body, user, client, mail, afterwards, ...world }) => {
    const { db, now } = world;
    const before = await ownReport(db, user.id, body.id);
    if (before !== null) return asOwn(before);
    const found = await findThing(db, user, body.about);
    if (found === null) throw refuse('access/not-found');
    if (found.aboutId === user.id && body.reason !== 'scared') throw refuse('access/not-found');
    const { schoolId, aboutAdult, ...seen } = found;
    if (schoolId === null) throw refuse('reports/no-school');
    const earlier = await openReportsOn(db, user.id, { ...seen, schoolId });
    const same = earlier.find(({ reason }) => reason === body.reason);
    // Repeated taps are one report. The reply uses the sent id, which the device knows.
    if (same !== undefined) return asOwn({ ...same, id: body.id });
    const report = {
      id: body.id,
      userId: user.id,
      reason: body.reason,
      urgent: isUrgent(body.reason, seen.kind, aboutAdult),
      byLearner: user.role === 'learner',
    };
    // Urgent reports are never refused; repeated ones do not count.
    if (!report.urgent && earlier.length === 0) await countUse(world, sentReports, { user, client });
    await keepReport(db, { ...seen, schoolId, words: seen.words.slice(0, 1000) }, report, now());
    if (report.urgent) afterwards(() => tellAdults(world, mail, report));
    const kept = await ownReport(db, user.id, body.id);
    if (kept === null) throw refuse('access/not-found');
    return asOwn(kept);
  },

  'GET /reports/mine': async ({ user, db }) => (await reportsOf(db, user.id)).map(asOwn),

  'GET /reports': async ({ query, user, db }) => ({
    cases: (await casesReadBy(db, user, query)).map((row) => asCase(row, user)),
    head: leadsSchool(user, user.schoolId),
  }),

  'POST /reports/:id/act': async ({ params, body, user, ...world }) =>
    await actOnCase(world, user, params.id, body.act),

  'GET /school/safety': async ({ user, db }) => await safetyOf(db, user),

  'PUT /school/safety': async ({ body, user, db }) => {
    const { adults } = await safetyOf(db, user);
    const { second, schoolGroups } = body;
    if (second != null && !adults.some(({ id }) => id === second)) throw refuse('access/not-found');
    await setSafety(db, ownSchool(user), {
      ...(second === undefined ? {} : { secondAdultId: second }),
      ...(schoolGroups === undefined ? {} : { schoolGroups }),
    });
    return await safetyOf(db, user);
  },
});
