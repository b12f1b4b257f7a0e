import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { administration } from '@afrolearn/contract/administration.ts';
import { drawLinkCode } from '@afrolearn/learning/people/secrets.ts';
import { eq } from 'drizzle-orm';
import { staffCodes, users } from '#db/tables.ts';
import { addUser } from '#features/accounts/index.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import { classesOfTeacher } from '#testing/matrix/objects.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

/** A staff code that is valid for one request. */
const staffCode = async ({ db, schools, now }: Scene, usedAt: Date | null = null) => {
  const code = drawLinkCode((below) => randomInt(below));
  const [row] = await db
    .insert(staffCodes)
    .values({
      codeHash: createHash('sha256').update(code).digest(),
      schoolId: schools.here.id,
      ending: code.slice(-2),
      createdAt: now(),
      expiresAt: new Date(now().getTime() + 60_000),
      usedAt,
    })
    .returning({ id: staffCodes.id });
  return { code, id: row?.id ?? '' };
};

const codesOfSchool = async (scene: Scene) => ({
  real: { id: (await staffCode(scene)).id },
  absent: { id: randomUUID() },
  malformed: { id: '1 or 1=1' },
  deleted: { id: (await staffCode(scene, scene.now())).id },
});

/** Undoes the verification by a staff code. */
const unverify = async ({ db, people, schools }: Scene) => {
  await db
    .update(users)
    .set({ verifiedAt: null, schoolId: schools.here.id })
    .where(eq(users.id, people['unverified teacher'].id));
};

const add = async (
  { db }: Scene,
  user: Pick<Parameters<typeof addUser>[2], 'role' | 'schoolId' | 'waitingSchoolId'>,
) => {
  const row = await addUser(db, 'public', { name: 'Any Body', ...user });
  if (row === null) throw new Error('nobody was added');
  return { id: String(row.id) };
};

const others = { absent: { id: '77' }, malformed: { id: '1 or 1=1' } };

/** An unconfirmed teacher; a learner is the sample of a person who is no adult of the school. */
const adultsOfSchool = async (scene: Scene) => ({
  ...others,
  real: await add(scene, { role: 'teacher', schoolId: scene.schools.here.id }),
  deleted: { id: String(scene.people.owner.id) },
});

/** A waiting learner; a rejected one is 'deleted'. */
const learnersWhoWait = async (scene: Scene) => ({
  ...others,
  real: await add(scene, { role: 'learner', waitingSchoolId: scene.schools.here.id }),
  deleted: await add(scene, { role: 'learner' }),
});

const adultsHere = ['unverified teacher', 'class teacher', 'teacher of the school', 'linked parent'];
const shownOfAdults = ['name', 'family name', 'email', 'id'];

const ownAdults = ({ who, field }: Canary, actor: Actor) =>
  shownOfAdults.includes(field) &&
  ((actor === 'administrator' && adultsHere.includes(who)) ||
    (actor === 'administrator of another school' && who === 'teacher of another school'));

/** The administrator may see names and classes of learners without consent, but no email. */
const ownWaiting = ({ who, field }: Canary, actor: Actor) =>
  actor === 'administrator' &&
  ((who === 'learner without consent' && ['name', 'family name', 'id'].includes(field)) ||
    (field === 'class' && ['class teacher', 'teacher of the school'].includes(who)));

export const administrationSamples = {
  'GET /school': { ask: nothing },
  'PUT /school': { ask: () => ({ body: { photos: false } }) },
  'GET /school/first-steps': { ask: nothing },
  'GET /staff-codes': { ask: nothing },
  'POST /staff-codes': {
    ask: async ({ db }) => {
      await db.delete(staffCodes);
      return { body: { count: 1 } };
    },
  },
  'DELETE /staff-codes/:id': { ask: nothing, objects: codesOfSchool },
  'POST /staff-code': {
    ask: async (scene) => ({ body: { code: (await staffCode(scene)).code } }),
    after: unverify,
  },
  'GET /people/adults': { ask: () => ({ query: {} }), mayShow: ownAdults },
  'POST /people/:id/verify': { ask: nothing, objects: adultsOfSchool },
  'POST /people/:id/suspend': { ask: nothing, objects: adultsOfSchool },
  'POST /people/:id/restore': { ask: nothing, objects: adultsOfSchool },
  'GET /learners/waiting': { ask: nothing, mayShow: ownWaiting },
  'POST /learners/:id/approve': { ask: nothing, objects: learnersWhoWait },
  'POST /learners/:id/decline': { ask: nothing, objects: learnersWhoWait },
  'PUT /learners/:id/consent': { ask: () => ({ body: { paper: true } }), objects: learnersWhoWait },
  'PUT /classes/:id/consent': { ask: nothing, objects: classesOfTeacher },
  'GET /standing': { ask: nothing },
} satisfies SamplesOf<typeof administration>;
