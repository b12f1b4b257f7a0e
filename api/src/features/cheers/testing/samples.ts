import type { cheers } from '@afrolearn/contract/cheers.ts';
import { and, eq } from 'drizzle-orm';
import { earnedBadges, cheers as given } from '#db/tables.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

/* The owner has earned a badge; it has not been cheered in this cell. */
const ownersBadge = async ({ db, people, now }: Scene) => {
  const badge = { userId: people.owner.id, badgeId: 'first-steps' };
  await db
    .insert(earnedBadges)
    .values({ ...badge, earnedAt: now() })
    .onConflictDoUpdate({ target: [earnedBadges.userId, earnedBadges.badgeId], set: { earnedAt: now() } });
  await db.delete(given).where(and(eq(given.receiverId, people.owner.id), eq(given.ref, badge.badgeId)));
  return { to: people.owner.id, kind: 'badge' as const, ref: badge.badgeId, sticker: 'drum' as const };
};

/* Classmates read the whole name, friends of another class first name and initial. */
const peers = ({ who, field }: Canary, actor: Actor): boolean => {
  const isPair = (one: string, other: string) =>
    (who === one && actor === other) || (who === other && actor === one);
  if (isPair('owner', 'classmate')) return ['id', 'name', 'family name'].includes(field);
  if (isPair('owner', 'friend')) return ['id', 'name'].includes(field);
  if (isPair('classmate', 'blocked learner') || isPair('schoolmate', 'friend'))
    return ['id', 'name', 'family name'].includes(field);
  return false;
};

export const cheersSamples = {
  'GET /cheers/good-things': {
    ask: async (scene) => {
      await ownersBadge(scene);
      return {};
    },
    mayShow: peers,
  },
  'POST /cheers': { ask: async (scene) => ({ body: await ownersBadge(scene) }) },
  'POST /cheers/pictures': {
    ask: async ({ db, people }) => {
      const owner = people.owner.id;
      await db.delete(given).where(and(eq(given.receiverId, owner), eq(given.kind, 'picture')));
      return { body: { to: owner, picture: 'mango' as const } };
    },
  },
  'GET /cheers': { ask: nothing, mayShow: peers },
} satisfies SamplesOf<typeof cheers>;
