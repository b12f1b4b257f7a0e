import { randomUUID } from 'node:crypto';
import type { notifications as calls } from '@afrolearn/contract/notifications.ts';
import { notifications } from '#db/tables.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

const notificationsOfOwner = async ({ db, people, now }: Scene) => {
  const [row] = await db
    .insert(notifications)
    .values({ userId: people.owner.id, kind: 'welcome', about: {}, once: randomUUID(), createdAt: now() })
    .returning();
  return {
    real: { id: String(row?.id) },
    absent: { id: '999999999' },
    malformed: { id: '1 or 1=1' },
    deleted: null,
  };
};

/** Guardians see which child a notification is about, by the family's name. */
const ownChild = ({ who, field }: Canary, actor: Actor) =>
  actor === 'linked parent' && who === 'owner' && field === 'family name';

export const notificationsSamples = {
  'GET /notifications': { ask: nothing, mayShow: ownChild },
  'POST /notifications/read': { ask: () => ({ body: { ids: ['1'] } }) },
  'POST /notifications/:id/read': { ask: nothing, objects: notificationsOfOwner },
} satisfies SamplesOf<typeof calls>;
