import { createHash, randomBytes } from 'node:crypto';
import type { secondFactor } from '@afrolearn/contract/second-factor.ts';
import { eq, isNull } from 'drizzle-orm';
import { halfSessions, recoveryCodes, secondFactors } from '#db/tables.ts';
import { addUser } from '#features/accounts/index.ts';
import type { Actor } from '#http/policy.ts';
import { password, type Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

const recoveryCode = 'ABCDEFGHJKMN';
const sha = (text: string) => createHash('sha256').update(text).digest();

/** Switches it on with one recovery code. */
const switchOn = async ({ db, now }: Scene, userId: number) => {
  const row = { userId, sealedKey: Buffer.alloc(48), begunAt: now(), confirmedAt: now() };
  await db.insert(secondFactors).values(row).onConflictDoNothing();
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values({ userId, codeHash: sha(recoveryCode) });
};

const heads = ['administrator', 'administrator of another school'] as const;

/** Restores the matrix's state. */
const asBefore = async (scene: Scene) => {
  await scene.db.delete(secondFactors).where(isNull(secondFactors.confirmedAt));
  await scene.db.delete(secondFactors).where(eq(secondFactors.userId, scene.somebody.id));
  for (const head of heads) await switchOn(scene, scene.people[head].id);
};

const proof = async (scene: Scene, actor: Actor) => {
  if (actor === 'administrator' || actor === 'administrator of another school')
    await switchOn(scene, scene.people[actor].id);
  return { body: { password, code: recoveryCode } };
};

const adultsOfSchool = async (scene: Scene) => {
  const add = async (role: 'teacher' | 'learner') => {
    const row = await addUser(scene.db, 'public', {
      name: 'Any Body',
      role,
      schoolId: scene.schools.here.id,
    });
    if (row === null) throw new Error('nobody was added');
    return row.id;
  };
  const teacher = await add('teacher');
  await switchOn(scene, teacher);
  return {
    real: { id: String(teacher) },
    absent: { id: '77' },
    malformed: { id: '1 or 1=1' },
    deleted: { id: String(await add('learner')) },
  };
};

export const secondFactorSamples = {
  'POST /login/code': {
    ask: async (scene) => {
      const { db, now, somebody } = scene;
      await switchOn(scene, somebody.id);
      const ticket = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now().getTime() + 60_000);
      const passwordMark = sha(somebody.passwordHash ?? '');
      await db
        .insert(halfSessions)
        .values({ userId: somebody.id, tokenHash: sha(ticket), passwordMark, expiresAt });
      return { body: { ticket, code: recoveryCode } };
    },
    after: asBefore,
  },
  'GET /second-factor': { ask: nothing },
  'POST /second-factor': { ask: () => ({ body: { password } }), after: asBefore },
  'PUT /second-factor': { ask: () => ({ body: { code: '123456' } }) },
  'POST /second-factor/codes': { ask: proof, after: asBefore },
  'POST /second-factor/off': { ask: proof, after: asBefore },
  'DELETE /people/:id/second-factor': { ask: nothing, objects: adultsOfSchool },
} satisfies SamplesOf<typeof secondFactor>;
