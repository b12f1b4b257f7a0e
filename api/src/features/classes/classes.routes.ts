import { classes } from '@afrolearn/contract/classes.ts';
import { gradeName } from '@afrolearn/learning/catalogue/grades.ts';
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import type { Db } from '#db/connect.ts';
import { logSecurity } from '#db/security-log.ts';
import { changeUser, ownRow, type UserRow } from '#features/accounts/index.ts';
import { asChild, checkKind, issueSecret, makeChild, makeSheet, newCard } from '#features/families/index.ts';
import { checkWords } from '#features/school-words/index.ts';
import type { Person } from '#http/context.ts';
import { Refused, refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';
import { classFor, classToRun } from './classes.access.ts';
import { classesTaughtBy, pupilsIn, pupilsOfList, seat } from './classes.db.ts';
import { archivedClasses, undoneUntil } from './manage.db.ts';
import { asClasses, closeClass, editClass, makeClass, restoreClass } from './manage.ts';
import { checkSeats, leaveClass, leaversOf, moveTo, takeBack } from './seats.db.ts';

const pupilFor = async (
  db: Db,
  user: Person,
  { id: classId, studentId }: { id: number; studentId: number },
): Promise<UserRow> => {
  const room = await classFor(db, user, classId);
  const [pupil] = await pupilsIn(db, user, room.id, studentId);
  if (pupil === undefined) throw refuse('access/not-found');
  return pupil;
};

export const classRoutes = serve(classes, {
  'GET /classes/mine': async ({ user, db, now }) =>
    await asClasses(db, await classesTaughtBy(db, user.id), now()),

  'POST /classes': async ({ body, user, ...world }) => await makeClass(world, user, body),

  'PATCH /classes/:id': async ({ params, body, user, ...world }) =>
    await editClass(world, await classToRun(world.db, user, params.id), body),

  'DELETE /classes/:id': async ({ params, user, db, now }) => {
    await closeClass(db, user, await classToRun(db, user, params.id), now());
    return { done: true as const, undoUntil: undoneUntil(now()).toISOString() };
  },

  'GET /classes/archived': async ({ user, db, now }) => {
    const rooms = await archivedClasses(db, user, now());
    return (await asClasses(db, rooms, now())).map((room, at) => ({
      ...room,
      undoUntil: undoneUntil(rooms[at]?.archivedAt ?? now()).toISOString(),
    }));
  },

  'POST /classes/:id/restore': async ({ params, user, ...world }) =>
    await restoreClass(world, user, await classToRun(world.db, user, params.id, 'archived')),

  'GET /classes/:id/students': async ({ params, user, db }) => {
    const { id, name, gradeId } = await classFor(db, user, params.id);
    return {
      class: { id, name, grade: gradeName(gradeId) },
      students: (await pupilsIn(db, user, id)).map((row) => ({
        ...asChild(row),
        consentMissing: !hasConsent(row.consent),
      })),
    };
  },

  'GET /classes/:id/leavers': async ({ params, user, db, now }) =>
    (await leaversOf(db, await classFor(db, user, params.id), now())).map(({ leftAt, ...row }) => ({
      ...row,
      leftAt: leftAt.toISOString(),
    })),

  'POST /classes/:id/students': async ({ params, body, user, ...world }) => {
    const room = await classFor(world.db, user, params.id);
    await checkWords(
      world.db,
      room.schoolId,
      Object.fromEntries(body.names.map((name, at) => [`names.${at}`, name])),
    );
    checkKind(body.secret, room.gradeId, world.env.profile);
    const { country } = await ownRow(world.db, user);
    // Hashing is slow, so it happens before the transaction.
    const secrets = await Promise.all(body.names.map(() => issueSecret(body.secret)));
    return await world.db.transaction(async (db) => {
      await checkSeats(db, room.id, secrets.length);
      const made = [];
      for (const [index, secret] of secrets.entries()) {
        const newcomer = {
          name: body.names[index] ?? '',
          gradeId: room.gradeId,
          schoolId: room.schoolId,
          country,
          consent: world.env.profile === 'demo' ? ('school' as const) : ('pending' as const),
        };
        made.push(await makeChild(world, db, user, newcomer, secret));
      }
      const ids = made.map(({ id }) => id);
      await seat(db, room.id, ids, world.now());
      return made;
    });
  },

  'PATCH /classes/:id/students/:studentId': async ({ params, body, user, db, now }) => {
    const pupil = await pupilFor(db, user, params);
    await checkWords(db, pupil.schoolId, { name: body.name });
    const row = await changeUser(db, pupil.id, { name: body.name });
    if (row === null) throw refuse('access/not-found');
    await logSecurity(db, 'pupil-renamed', { at: now(), user: row, detail: { by: user.id } });
    return asChild(row);
  },

  'POST /classes/:id/students/move': async ({ params, body, user, db, now }) => {
    const from = await classFor(db, user, params.id);
    const to = await classFor(db, user, body.to).catch((error: unknown) => {
      throw error instanceof Refused
        ? refuse('request/invalid', { fields: { to: { key: 'class/not-yours' } } })
        : error;
    });
    const pupils = await pupilsOfList(db, user, from.id, body.studentIds);
    if (from.id === to.id || pupils.length !== new Set(body.studentIds).size)
      throw refuse('access/not-found');
    await db.transaction(
      async (inner) => await moveTo(inner, { from, to }, pupils, { by: user.id, now: now() }),
    );
    return { moved: pupils.length };
  },

  'DELETE /classes/:id/students/:studentId': async ({ params, user, db, now }) => {
    const room = await classFor(db, user, params.id);
    await leaveClass(db, room, await pupilFor(db, user, params), { by: user.id, now: now() });
    return { done: true as const };
  },

  'POST /classes/:id/students/:studentId/back': async ({ params, user, db, now }) => {
    const room = await classFor(db, user, params.id);
    await takeBack(db, room, params.studentId, { by: user.id, now: now() });
    return { done: true as const };
  },

  'POST /classes/:id/students/:studentId/new-card': async ({ params, body, user, ...world }) =>
    await newCard(world, user, await pupilFor(world.db, user, params), body.secret),

  'POST /classes/:id/link-codes': async ({ params, user, ...world }) =>
    await makeSheet(world, user, await classFor(world.db, user, params.id)),
});
