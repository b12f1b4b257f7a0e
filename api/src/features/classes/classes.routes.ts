import { classes } from '@afrolearn/contract/classes.ts';
import { gradeName } from '@afrolearn/learning/catalogue/grades.ts';
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import type { Db } from '#db/connect.ts';
import { logSecurity } from '#db/security-log.ts';
import { changeUser, ownRow, type UserRow } from '#features/accounts/index.ts';
import { classFor } from '#features/bonds/index.ts';
import { asChild, checkKind, issueSecret, makeChild, newCard } from '#features/families/index.ts';
import { checkWords } from '#features/school-words/index.ts';
import type { Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';
import { classesTaughtBy, pupilsIn, seat, seatsTaken } from './classes.db.ts';

/* The largest class that a teacher could mean; beyond it a list was pasted twice. */
const mostPupils = 300;

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
  'GET /classes/mine': async ({ user, db }) =>
    (await classesTaughtBy(db, user.id)).map(({ id, name, gradeId, subjectId, code }) => ({
      id,
      name,
      grade: gradeName(gradeId),
      subjectId,
      code,
    })),

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

  'POST /classes/:id/students': async ({ params, body, user, ...world }) => {
    const room = await classFor(world.db, user, params.id);
    await checkWords(
      world.db,
      room.schoolId,
      Object.fromEntries(body.names.map((name, at) => [`names.${at}`, name])),
    );
    checkKind(body.secret, room.gradeId, world.env.profile);
    const { country } = await ownRow(world.db, user);
    // Hashing is the slow part: done before the transaction, so that no row waits for it.
    const secrets = await Promise.all(body.names.map(() => issueSecret(body.secret)));
    return await world.db.transaction(async (db) => {
      if ((await seatsTaken(db, room.id)) + secrets.length > mostPupils) throw refuse('children/class-full');
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

  'POST /classes/:id/students/:studentId/new-card': async ({ params, body, user, ...world }) =>
    await newCard(world, user, await pupilFor(world.db, user, params), body.secret),
});
