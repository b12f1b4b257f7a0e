import { randomInt } from 'node:crypto';
import { children } from '@afrolearn/contract/children.ts';
import { gradeIdOf, gradeName } from '@afrolearn/learning/catalogue/grades.ts';
import { drawLinkCode, linkCodeIn } from '@afrolearn/learning/people/secrets.ts';
import { note } from '#db/security-log.ts';
import { isWeakPassword, userById, weakPassword } from '#features/accounts/index.ts';
import { consentByLink } from '#features/administration/index.ts';
import { claim, giveBack } from '#http/limits.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { childFor, childToShare, classFor, pupilFor } from './children.access.ts';
import {
  childrenOf,
  classesOf,
  firstGuardians,
  keepCode,
  link,
  pupilsOf,
  rename,
  seat,
  seatsTaken,
  takeCode,
  unlink,
} from './children.db.ts';
import { asChild, checkKind, chosenSecret, issueSecret, makeChild, newCard } from './make-child.ts';

const week = 7 * 24 * 60 * 60 * 1000;
/* The largest class that a teacher could mean; beyond it a list was pasted twice. */
const mostPupils = 300;

export const childrenRoutes = serve(children, {
  'GET /children': async ({ user, db }) => {
    const rows = await childrenOf(db, user.id);
    const first = await firstGuardians(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      ...asChild(row),
      mayInvite: first.get(row.id) === user.id,
      consent: row.consent,
    }));
  },

  'POST /children': async ({ body, user, ...world }) => {
    const gradeId = gradeIdOf(body.grade);
    checkKind(body.secret, gradeId, world.env.profile);
    if (body.password !== undefined && (await isWeakPassword(body.password, { name: body.name })))
      throw refuse('request/invalid', { fields: { password: weakPassword } });
    const secret =
      body.secret === 'password' ? await chosenSecret(body.password ?? '') : await issueSecret(body.secret);
    const parent = await userById(world.db, user.id);
    const newcomer = {
      name: body.name,
      gradeId,
      // A parent whom no school knows brings no child into one.
      schoolId: user.verified ? user.schoolId : null,
      country: body.country ?? parent?.country ?? null,
      consent: 'guardian' as const,
    };
    return await world.db.transaction(async (db) => {
      const { row, card } = await makeChild(world, db, user, newcomer, secret);
      await link(db, user.id, row.id, world.now());
      return card;
    });
  },

  'POST /children/link': async ({ body, user, client, ...world }) => {
    const code = linkCodeIn(body.code);
    // Not a code at all: a slip, which uses up no try.
    if (code === null) throw refuse('request/invalid', { fields: { code: { key: 'code/form' } } });
    await claim(world, 'J', { user, client });
    const child = await world.db.transaction(async (db) => {
      const childId = await takeCode(db, code, world.now());
      if (childId === null) throw refuse('children/wrong-code');
      await link(db, user.id, childId, world.now());
      await consentByLink(db, childId, user.id, world.now());
      const row = await userById(db, childId);
      if (row === null) throw refuse('children/wrong-code');
      await note(db, 'guardian-linked', { at: world.now(), user: row, detail: { guardian: user.id } });
      return row;
    });
    await giveBack(world, 'J', { user, client });
    return asChild(child);
  },

  'POST /children/:id/link-code': async ({ params, user, db, now }) => {
    const child = await childToShare(db, user, params.id);
    const code = drawLinkCode((below) => randomInt(below));
    const expiresAt = new Date(now().getTime() + week);
    await keepCode(db, { code, childId: child.id, madeBy: user.id, expiresAt });
    await note(db, 'link-code-made', { at: now(), user: child, detail: { by: user.id } });
    return { code, expiresAt: expiresAt.toISOString() };
  },

  'POST /children/:id/new-card': async ({ params, body, user, ...world }) =>
    await newCard(world, user, await childFor(world.db, user, params.id), body.secret),

  'DELETE /children/:id': async ({ params, user, db, now }) => {
    const child = await childFor(db, user, params.id);
    if (!(await unlink(db, user.id, child.id))) throw refuse('access/not-found');
    await note(db, 'guardian-unlinked', { at: now(), user: child, detail: { guardian: user.id } });
    return done;
  },

  'GET /classes/mine': async ({ user, db }) =>
    (await classesOf(db, user.id)).map(({ id, name, gradeId, subjectId, code }) => ({
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
      students: (await pupilsOf(db, id)).map(asChild),
    };
  },

  'POST /classes/:id/students': async ({ params, body, user, ...world }) => {
    const room = await classFor(world.db, user, params.id);
    checkKind(body.secret, room.gradeId, world.env.profile);
    const teacher = await userById(world.db, user.id);
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
          country: teacher?.country ?? null,
          consent: world.env.profile === 'demo' ? ('school' as const) : ('pending' as const),
        };
        made.push(await makeChild(world, db, user, newcomer, secret));
      }
      await seat(
        db,
        room.id,
        made.map(({ row }) => row),
        world.now(),
      );
      return made.map(({ card }) => card);
    });
  },

  'PATCH /classes/:id/students/:studentId': async ({ params, body, user, db, now }) => {
    const pupil = await pupilFor(db, user, params.id, params.studentId);
    const row = await rename(db, pupil.id, body.name);
    if (row === null) throw refuse('access/not-found');
    await note(db, 'pupil-renamed', { at: now(), user: row, detail: { by: user.id } });
    return asChild(row);
  },

  'POST /classes/:id/students/:studentId/new-card': async ({ params, body, user, ...world }) =>
    await newCard(world, user, await pupilFor(world.db, user, params.id, params.studentId), body.secret),
});
