import type { guardianInvitations as calls } from '@afrolearn/contract/family.ts';
import { eq } from 'drizzle-orm';
import { guardianInvitations, users } from '#db/tables.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

const add = async ({ db, now }: Scene, guardianId: number, email: string) => {
  const [row] = await db
    .insert(guardianInvitations)
    .values({ guardianId, email, name: 'Any Child', gradeId: 4, createdAt: now() })
    .onConflictDoUpdate({
      target: [guardianInvitations.guardianId, guardianInvitations.email],
      set: { declinedAt: null },
    })
    .returning();
  return String(row?.id);
};

const ownInvitations = async (scene: Scene) => ({
  real: { id: await add(scene, scene.people['linked parent'].id, `any${Math.random()}@home.ug`) },
  absent: { id: '999999' },
  malformed: { id: '1 or 1=1' },
  deleted: null,
});

/** A parent without a child asks to be linked to the owner. */
const toTheOwner = async (scene: Scene) => {
  const [owner] = await scene.db.select().from(users).where(eq(users.id, scene.people.owner.id));
  const asker = scene.people['parent without a child'].id;
  return {
    real: { id: await add(scene, asker, owner?.email ?? '') },
    absent: { id: '999999' },
    malformed: { id: '1 or 1=1' },
    deleted: { id: await add(scene, asker, 'nobody@home.ug') },
  };
};

const asked = ({ who, field }: Canary, actor: Actor) =>
  ['owner', 'linked parent', 'administrator'].includes(actor) &&
  ['owner', 'parent without a child'].includes(who) &&
  field !== 'email';

export const guardianInvitationsSamples = {
  'GET /parent/invitations': { ask: nothing },
  'POST /parent/invitations': {
    ask: () => ({ body: { name: 'New Child', class: 'Primary 4', email: 'child@home.ug' } }),
  },
  'DELETE /parent/invitations/:id': { ask: nothing, objects: ownInvitations },
  'GET /guardian-invitations': { ask: nothing, mayShow: asked },
  'POST /guardian-invitations/:id/answer': {
    ask: () => ({ body: { accept: false } }),
    objects: toTheOwner,
    // Removed, because its email would leak into later cells.
    after: async ({ db }) => {
      await db.delete(guardianInvitations);
    },
  },
} satisfies SamplesOf<typeof calls>;
