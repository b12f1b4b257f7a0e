import { createHash, randomInt } from 'node:crypto';
import type { families } from '@afrolearn/contract/families.ts';
import { drawLinkCode } from '@afrolearn/learning/people/secrets.ts';
import { linkCodes } from '#db/tables.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import { addChild, childrenAtHome, childrenOfParent } from '#testing/matrix/objects.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

/** The child with a guardian; one without has no link to remove. */
const linksOfParent = async (scene: Scene) => {
  const { real, absent, malformed, deleted } = await childrenAtHome(scene);
  const guardianId = String(scene.people['linked parent'].id);
  return {
    real: { ...real, guardianId },
    absent: { ...absent, guardianId },
    malformed: { ...malformed, guardianId },
    deleted: { ...deleted, guardianId },
  };
};

/** The head may see the guardians of the school's children by name. */
const guardiansHere = ({ who, field }: Canary, actor: Actor) =>
  actor === 'administrator' && who === 'linked parent' && ['name', 'family name', 'id'].includes(field);

/** A single-use code for a child without a guardian. */
const linkCode = async (scene: Scene) => {
  const code = drawLinkCode((below) => randomInt(below));
  await scene.db.insert(linkCodes).values({
    codeHash: createHash('sha256').update(code).digest(),
    childId: await addChild(scene, null),
    madeBy: scene.people.administrator.id,
    expiresAt: new Date(scene.now().getTime() + 60_000),
  });
  return code;
};

/** A parent sees the child's data except the email. */
const ownChild = ({ who, field }: Canary, actor: Actor) =>
  actor === 'linked parent' && who === 'owner' && field !== 'email';

export const familiesSamples = {
  'GET /children': { ask: nothing, mayShow: ownChild },
  'POST /children': {
    ask: () => ({ body: { name: 'New Child', grade: 'Primary 2', secret: 'card' } }),
  },
  'POST /children/link': { ask: async (scene) => ({ body: { code: await linkCode(scene) } }) },
  'POST /children/:id/link-code': { ask: nothing, objects: childrenOfParent },
  'POST /children/:id/new-card': { ask: () => ({ body: {} }), objects: childrenAtHome },
  'DELETE /children/:id': { ask: nothing, objects: childrenAtHome },
  'GET /learners/:id/guardians': { ask: nothing, objects: childrenAtHome, mayShow: guardiansHere },
  'DELETE /learners/:id/guardians/:guardianId': { ask: nothing, objects: linksOfParent },
  'PUT /children/:id/consent': { ask: () => ({ body: { given: true } }), objects: childrenAtHome },
  'PUT /children/:id/community': {
    ask: () => ({ body: { approveFriends: true } }),
    objects: childrenAtHome,
  },
  'GET /children/:id/choices': { ask: nothing, objects: childrenAtHome },
  'PATCH /children/:id/choices': { ask: () => ({ body: { boards: false } }), objects: childrenAtHome },
  'GET /consent': { ask: nothing },
} satisfies SamplesOf<typeof families>;
