import { randomInt } from 'node:crypto';
import { families } from '@afrolearn/contract/families.ts';
import { gradeIdOf } from '@afrolearn/learning/catalogue/grades.ts';
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import { drawLinkCode, isAsLongAsACode, linkCodeIn } from '@afrolearn/learning/people/secrets.ts';
import type { Db } from '#db/connect.ts';
import { logSecurity } from '#db/security-log.ts';
import { isWeakPassword, ownRow, type UserRow, userById, weakPassword } from '#features/accounts/index.ts';
import { bondTo, learnerOfSchool, personFor } from '#features/bonds/index.ts';
import { checkWords } from '#features/school-words/index.ts';
import { codeTries } from '#features/schools/index.ts';
import type { Person } from '#http/context.ts';
import { countUse, giveBack } from '#http/limits/apply.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { choicesFor, setChoicesFor } from './child-choices.ts';
import { consentByLink } from './consent.db.ts';
import { setByGuardian } from './consent.ts';
import {
  type CommunityChoice,
  childrenOf,
  choicesOf,
  codesLive,
  firstGuardians,
  keepCode,
  link,
  linksOf,
  setChoice,
  takeCode,
  unlink,
} from './families.db.ts';
import { asChild, checkKind, chosenSecret, issueSecret, makeChild, newCard } from './make-child.ts';

/* The defaults of a guardian without choices. */
const unchosen: CommunityChoice = { on: true, approveFriends: false, offByOther: false };

/** A child, for people who may admit a guardian: class teacher, administrator, and the first guardian (G30). */
const childToShare = async (db: Db, user: Person, childId: number): Promise<UserRow> => {
  const found = await bondTo(db, user, childId);
  if (found === null || found.person.role !== 'learner') throw refuse('access/not-found');
  const { bond, person } = found;
  if (bond === 'unconfirmed teacher') throw refuse('children/not-verified');
  if (bond === 'guardian' && (await firstGuardians(db, [childId])).get(childId) !== user.id)
    throw refuse('children/first-guardian');
  if (!['guardian', 'class teacher', 'administrator'].includes(bond)) throw refuse('access/not-found');
  return person;
};

export const familyRoutes = serve(families, {
  'GET /children': async ({ user, db }) => {
    const rows = await childrenOf(db, user);
    const first = await firstGuardians(
      db,
      rows.map(({ id }) => id),
    );
    const choices = await choicesOf(db, user.id);
    return rows.map((row) => ({
      ...asChild(row),
      mayInvite: first.get(row.id) === user.id,
      consent: row.consent,
      community: choices.get(row.id) ?? unchosen,
      leavesAt: row.leavesAt?.toISOString() ?? null,
    }));
  },

  'POST /children': async ({ body, user, ...world }) => {
    const gradeId = gradeIdOf(body.grade);
    checkKind(body.secret, gradeId, world.env.profile);
    if (body.password !== undefined && (await isWeakPassword(body.password, { name: body.name })))
      throw refuse('request/invalid', { fields: { password: weakPassword } });
    await checkWords(world.db, user.verified ? user.schoolId : null, { name: body.name });
    const secret =
      body.secret === 'password' ? await chosenSecret(body.password ?? '') : await issueSecret(body.secret);
    const parent = await ownRow(world.db, user);
    const newcomer = {
      name: body.name,
      gradeId,
      // An unconfirmed parent cannot add a child to a school.
      schoolId: user.verified ? user.schoolId : null,
      country: body.country ?? parent.country,
      consent: 'guardian' as const,
    };
    return await world.db.transaction(async (db) => {
      const card = await makeChild(world, db, user, newcomer, secret);
      await link(db, user.id, card.id, world.now());
      return card;
    });
  },

  'POST /children/link': async ({ body, user, client, ...world }) => {
    const code = linkCodeIn(body.code);
    // Malformed: does not count as a try.
    if (code === null)
      throw refuse('request/invalid', {
        fields: { code: { key: isAsLongAsACode(body.code) ? 'code/signs' : 'code/form' } },
      });
    await countUse(world, codeTries, { user, client });
    const child = await world.db.transaction(async (db) => {
      const childId = await takeCode(db, code, world.now());
      if (childId === null) throw refuse('children/wrong-code');
      await link(db, user.id, childId, world.now());
      await consentByLink(db, childId, user.id, world.now());
      const row = await userById(db, childId);
      if (row === null) throw refuse('children/wrong-code');
      await logSecurity(db, 'guardian-linked', { at: world.now(), user: row, detail: { guardian: user.id } });
      return row;
    });
    await giveBack(world, codeTries, { user, client });
    return asChild(child);
  },

  'POST /children/:id/link-code': async ({ params, user, db, now }) => {
    const child = await childToShare(db, user, params.id);
    const code = drawLinkCode((below) => randomInt(below));
    const expiresAt = new Date(now().getTime() + codesLive);
    await keepCode(db, { code, childId: child.id, madeBy: user.id, expiresAt });
    await logSecurity(db, 'link-code-made', { at: now(), user: child, detail: { by: user.id } });
    return { code, expiresAt: expiresAt.toISOString() };
  },

  'POST /children/:id/new-card': async ({ params, body, user, ...world }) =>
    await newCard(world, user, await personFor(world.db, user, params.id, ['guardian']), body.secret),

  'DELETE /children/:id': async ({ params, user, db: database, now }) => {
    const child = await personFor(database, user, params.id, ['guardian']);
    await database.transaction(async (db) => {
      if (!(await unlink(db, user.id, child.id))) throw refuse('access/not-found');
      await logSecurity(db, 'guardian-unlinked', { at: now(), user: child, detail: { guardian: user.id } });
    });
    return done;
  },

  'GET /learners/:id/guardians': async ({ params, user, db }) => {
    const { id } = await learnerOfSchool(db, user, params.id);
    return (await linksOf(db, id)).map(({ since, ...guardian }) => ({
      ...guardian,
      since: since.toISOString(),
    }));
  },

  'DELETE /learners/:id/guardians/:guardianId': async ({ params, user, db: database, now }) => {
    const child = await learnerOfSchool(database, user, params.id);
    const { guardianId: guardian } = params;
    await database.transaction(async (db) => {
      if (!(await unlink(db, guardian, child.id))) throw refuse('access/not-found');
      await logSecurity(db, 'guardian-cut', { at: now(), user: child, detail: { guardian, by: user.id } });
    });
    return done;
  },

  'PUT /children/:id/consent': async ({ params, body, user, ...world }) => ({
    consent: await setByGuardian(world, user, params.id, body.given),
  }),

  'PUT /children/:id/community': async ({ params, body, user, db, now }) => {
    const child = await personFor(db, user, params.id, ['guardian']);
    await setChoice(db, user.id, child.id, body);
    const choice = (await choicesOf(db, user.id)).get(child.id) ?? unchosen;
    const { on, approveFriends } = choice;
    await logSecurity(db, 'community-set', {
      at: now(),
      user: child,
      detail: { by: user.id, on, approveFriends },
    });
    return choice;
  },

  'GET /children/:id/choices': async ({ params, user, ...world }) =>
    await choicesFor(world, user, await personFor(world.db, user, params.id, ['guardian'])),

  'PATCH /children/:id/choices': async ({ params, body, user, ...world }) =>
    await setChoicesFor(world, user, params.id, body),

  'GET /consent': async ({ user, db, env }) => {
    const { consent, schoolId, waitingSchoolId } = await ownRow(db, user);
    const onDevice = env.consentStrict && !hasConsent(consent);
    return {
      consent,
      waiting: schoolId === null && waitingSchoolId !== null,
      ...(onDevice ? { onDevice } : {}),
    };
  },
});
