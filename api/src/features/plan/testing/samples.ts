import type { plan } from '@afrolearn/contract/plan.ts';
import { planEntries } from '#db/tables.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import { unitsOfPack } from '#testing/matrix/objects.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

const planOfOwner = async ({ db, people, now }: Scene) => {
  await db
    .insert(planEntries)
    .values({ userId: people.owner.id, ref: 'u400-l2', addedAt: now() })
    .onConflictDoNothing();
  return {
    real: { ref: 'u400-l2' },
    absent: { ref: 'unit:401' },
    malformed: { ref: '1 or 1=1' },
    deleted: null,
  };
};

/** Members of the class see who assigned the work. */
const ownTeacher = ({ who, field }: Canary, actor: Actor) =>
  ['owner', 'classmate', 'blocked learner'].includes(actor) && who === 'class teacher' && field === 'name';

export const planSamples = {
  'GET /plan': { ask: nothing, mayShow: ownTeacher },
  'POST /plan': {
    ask: async (scene) => {
      await unitsOfPack(scene);
      return { body: { ref: 'unit:400' } };
    },
  },
  'DELETE /plan/:ref': { ask: nothing, objects: planOfOwner },
} satisfies SamplesOf<typeof plan>;
