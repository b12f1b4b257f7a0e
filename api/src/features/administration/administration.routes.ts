import { randomInt } from 'node:crypto';
import { administration } from '@afrolearn/contract/administration.ts';
import { gradeNameOrNull } from '@afrolearn/learning/catalogue/grades.ts';
import { studentId } from '@afrolearn/learning/people/roles.ts';
import { drawLinkCode } from '@afrolearn/learning/people/secrets.ts';
import type { Db } from '#db/connect.ts';
import { logSecurity, logSecurityOfMany } from '#db/security-log.ts';
import { isStillOpen } from '#db/still-open.ts';
import { asUser, ownRow, turnAway, type UserRow } from '#features/accounts/index.ts';
import { ownSchool } from '#features/bonds/index.ts';
import { classesOfLearners, classFor } from '#features/classes/index.ts';
import { dormancyOf } from '#features/dormancy/index.ts';
import { approve, recordClassPapers, setPaper } from '#features/families/index.ts';
import { removeUploads, takeSchoolPhotosAway } from '#features/photos/index.ts';
import { checkWords } from '#features/school-words/index.ts';
import {
  changeSchool,
  holdSchool,
  keepStaffCode,
  openStaffCodes,
  removeStaffCode,
  schoolOf,
  spendStaffCode,
  staffCodesLive,
} from '#features/schools/index.ts';
import { whoHasFactor } from '#features/second-factor/index.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { adultsOf, firstStepsOf, staffCodesOf, waitingLearners } from './administration.db.ts';
import { asAdult, confirmAdult, restoreAdult, suspendAdult, verifyAdult } from './adults.ts';

/* Far more than any school hands out in a fortnight. */
const mostOpenCodes = 100;

const codeState = ({ usedAt, expiresAt }: { usedAt: Date | null; expiresAt: Date }, now: Date) => {
  if (usedAt !== null) return 'used' as const;
  return isStillOpen(expiresAt, now, staffCodesLive) ? ('open' as const) : ('expired' as const);
};

const asAdults = async (db: Db, rows: readonly UserRow[]) => {
  const factors = await whoHasFactor(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => asAdult(row, factors));
};

const asOne = async (db: Db, row: UserRow) => asAdult(row, await whoHasFactor(db, [row.id]));

export const administrationRoutes = serve(administration, {
  'GET /school': async ({ user, db }) => {
    const school = await schoolOf(db, ownSchool(user));
    if (school === null) throw refuse('access/not-found');
    return school;
  },

  'GET /school/first-steps': async ({ user, db }) => await firstStepsOf(db, ownSchool(user)),

  'PUT /school': async ({ body, user, db: database, env, now }) => {
    await checkWords(database, ownSchool(user), { name: body.name });
    const { school, gone } = await database.transaction(async (db) => {
      const changed = await changeSchool(db, ownSchool(user), body);
      if (changed === null) throw refuse('access/not-found');
      const { id: schoolId, photos } = changed;
      const detail = { by: user.id, photos };
      await logSecurity(db, 'school-changed', { at: now(), user: { id: user.id, schoolId }, detail });
      return { school: changed, gone: body.photos === false ? await takeSchoolPhotosAway(db, schoolId) : [] };
    });
    await removeUploads({ env }, gone);
    return school;
  },

  'GET /staff-codes': async ({ user, db, now }) =>
    (await staffCodesOf(db, ownSchool(user))).map((row) => ({
      id: row.id,
      ending: row.ending,
      state: codeState(row, now()),
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      usedBy: row.usedBy,
    })),

  'POST /staff-codes': async ({ body, user, db, now }) => {
    const schoolId = ownSchool(user);
    const expiresAt = new Date(now().getTime() + staffCodesLive);
    return await db.transaction(async (transaction) => {
      await holdSchool(transaction, schoolId);
      if ((await openStaffCodes(transaction, schoolId, now())) + body.count > mostOpenCodes)
        throw refuse('staff/too-many-codes');
      const made = [];
      for (let n = 0; n < body.count; n += 1) {
        const code = drawLinkCode((below) => randomInt(below));
        const row = { code, schoolId, madeBy: user.id, createdAt: now(), expiresAt };
        const id = await keepStaffCode(transaction, row);
        made.push({ id, code, expiresAt: expiresAt.toISOString() });
      }
      const noted = { at: now(), user, detail: { by: user.id } };
      await logSecurityOfMany(
        transaction,
        'staff-code-made',
        made.map(() => noted),
      );
      return made;
    });
  },

  'DELETE /staff-codes/:id': async ({ params, user, db, now }) => {
    if (!(await removeStaffCode(db, ownSchool(user), params.id))) throw refuse('access/not-found');
    await logSecurity(db, 'staff-code-revoked', { at: now(), user, detail: { by: user.id } });
    return done;
  },

  'POST /staff-code': async ({ body, user, client, ...world }) => {
    if (user.verified && user.schoolId !== null) throw refuse('staff/already-confirmed');
    const row = await spendStaffCode(
      world,
      { user, client },
      { typed: body.code, field: 'code' },
      async (db, schoolId) => await confirmAdult({ db, now: world.now }, user.id, schoolId, 'code'),
    );
    return await asUser(world.db, row);
  },

  'GET /people/adults': async ({ query, user, db }) =>
    await asAdults(db, await adultsOf(db, ownSchool(user), query.search ?? '')),

  'POST /people/:id/verify': async ({ params, user, ...world }) =>
    await asOne(world.db, await verifyAdult(world, user, params.id)),

  'POST /people/:id/suspend': async ({ params, user, ...world }) =>
    await asOne(world.db, await suspendAdult(world, user, params.id)),

  'POST /people/:id/restore': async ({ params, user, ...world }) =>
    await asOne(world.db, await restoreAdult(world, user, params.id)),

  'GET /learners/waiting': async ({ user, db }) => {
    const schoolId = ownSchool(user);
    const rows = await waitingLearners(db, schoolId);
    const rooms = await classesOfLearners(
      db,
      schoolId,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      grade: gradeNameOrNull(row.gradeId),
      studentId: studentId(row.id),
      consent: row.consent,
      waiting: row.schoolId === null,
      since: row.createdAt.toISOString(),
      classes: rooms.filter(({ learnerId }) => learnerId === row.id).map(({ id, name }) => ({ id, name })),
    }));
  },

  'POST /learners/:id/approve': async ({ params, user, db, now }) => {
    const approved = await db.transaction((transaction) => approve(transaction, user, params.id, now()));
    if (!approved) throw refuse('access/not-found');
    return done;
  },

  'POST /learners/:id/decline': async ({ params, user, db, now }) => {
    const row = await turnAway(db, ownSchool(user), params.id);
    if (row === null) throw refuse('access/not-found');
    await logSecurity(db, 'learner-declined', { at: now(), user: row, detail: { by: user.id } });
    return done;
  },

  'PUT /learners/:id/consent': async ({ params, body, user, ...world }) => ({
    consent: await setPaper(world, user, params.id, body.paper),
  }),

  'PUT /classes/:id/consent': async ({ params, user, db, now }) =>
    await db.transaction(async (transaction) => {
      const { id: classId, schoolId } = await classFor(transaction, user, params.id);
      if (schoolId === null || schoolId !== user.schoolId) throw refuse('access/not-found');
      return await recordClassPapers(transaction, { classId, schoolId, by: user.id, at: now() });
    }),

  'GET /standing': async ({ user, db }) => {
    const { schoolId, waitingSchoolId, confirmedAt } = await ownRow(db, user);
    const asleep = user.dormant === true ? await dormancyOf(db, user.id) : null;
    const id = schoolId ?? waitingSchoolId;
    const school = id === null ? null : await schoolOf(db, id);
    const verified = schoolId !== null && (user.role === 'learner' || user.verified);
    return {
      verified,
      waiting: !verified && school !== null,
      school: school === null ? null : { id: school.id, name: school.name },
      asleep:
        asleep === null
          ? null
          : { since: asleep.dormantAt.toISOString(), endsAt: asleep.endsAt.toISOString() },
      lapsed: user.role !== 'learner' && !verified && confirmedAt !== null,
    };
  },
});
