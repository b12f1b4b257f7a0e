import { type Avatar, avatars } from '@afrolearn/contract/avatars.ts';
import {
  type AvatarFamily,
  type AvatarId,
  avatarFamilies,
  avatarIds,
  avatarOf,
  avatarPicture,
  defaultAvatar,
  isSpecialAvatar,
} from '@afrolearn/learning/avatars/avatars.ts';
import { type SpecialAvatarId, type UnlockStats, unlockRuleOf } from '@afrolearn/learning/avatars/unlocks.ts';
import { dropUpload } from '#features/photos/index.ts';
import { refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';
import type { Speech } from '#words/words.ts';
import { checkSelf, earnerFor, pictureFor } from './avatars.access.ts';
import { wear } from './avatars.db.ts';
import { giveEarned, wardrobeOf } from './unlock.ts';

const styles = { african: 'portrait', animal: 'animal', prof: 'work', fantasy: 'story' } as const;

const familyOf = (id: AvatarId): AvatarFamily =>
  avatarFamilies.find((family) => id.startsWith(`${family}-`)) ?? 'african';

const asAvatar = (say: Speech, id: AvatarId, unlocked: boolean, stats: UnlockStats | null): Avatar => {
  const rule = unlockRuleOf(id);
  const need =
    rule === null || stats === null
      ? null
      : {
          current: Math.min(stats[rule.of], rule.atLeast),
          target: rule.atLeast,
          what: say.unlocks(id as SpecialAvatarId),
        };
  const category = familyOf(id);
  const [name, image] = [say.avatars(id), avatarPicture(id)];
  return { id, name, image, style: styles[category], category, unlocked, need };
};

/* The contract has validated it. */
const idOf = (id: string): AvatarId => avatarIds.find((one) => one === id) ?? defaultAvatar;

export const avatarRoutes = serve(avatars, {
  'GET /avatars': async ({ user, db, say }) => {
    const { stats, special } = await wardrobeOf(db, user.id);
    return avatarIds.map((id) => asAvatar(say, id, !isSpecialAvatar(id) || special.has(id), stats));
  },

  'GET /avatars/user/:userId': async ({ params, user, db, say }) => {
    const picture = await pictureFor(db, user, params.userId);
    return asAvatar(say, (picture === null ? null : avatarOf(picture)) ?? defaultAvatar, true, null);
  },

  'PUT /avatars/user/:userId': async ({ params, body, user, say, ...world }) => {
    checkSelf(user, params.userId);
    const id = idOf(body.avatarId);
    const stats = await world.db.transaction(async (db) => {
      const earned = await giveEarned(db, user.id, world.now());
      return (await wear(db, user.id, id, !isSpecialAvatar(id))) ? earned.stats : null;
    });
    if (stats === null) throw refuse('settings/avatar-locked');
    // A photo that is no longer shown is deleted.
    await dropUpload(world, user.id);
    return asAvatar(say, id, true, stats);
  },

  'GET /avatars/user/:userId/unlocked': async ({ params, user, db, say }) => {
    const { stats, special } = await wardrobeOf(db, await earnerFor(db, user, params.userId));
    return avatarIds
      .filter((id) => !isSpecialAvatar(id) || special.has(id))
      .map((id) => asAvatar(say, id, true, stats));
  },

  'POST /avatars/unlock': async ({ body, user, db: database, now, say }) => {
    checkSelf(user, body.userId);
    const id = idOf(body.avatarId);
    const { stats, special } = await database.transaction((db) => giveEarned(db, user.id, now()));
    if (!special.has(id)) throw refuse('settings/avatar-locked');
    return asAvatar(say, id, true, stats);
  },
});
