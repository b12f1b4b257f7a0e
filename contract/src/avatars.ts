import { avatarFamilies, avatarIds } from '@afrolearn/learning/avatars/avatars.ts';
import { unlockRules } from '@afrolearn/learning/avatars/unlocks.ts';
import { z } from 'zod';
import { defineCalls } from './define.ts';
import { fault } from './faults.ts';
import { Id, IdInPath } from './values.ts';

const UserInPath = z.object({ userId: IdInPath });
const AvatarId = z.enum(avatarIds as unknown as [string, ...string[]], fault('avatar/unknown'));
/** Free avatars cannot be unlocked. */
const SpecialAvatarId = z.enum(
  Object.keys(unlockRules) as [string, ...string[]],
  fault('avatar/not-special'),
);

/**
 * Spec 2 §3. `need` says in words what unlocks it; null for a free one, and in `GET /avatars/user/:userId`,
 * which must not reveal another person's progress.
 */
export const Avatar = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string(),
  style: z.string(),
  category: z.enum(avatarFamilies),
  unlocked: z.boolean(),
  need: z.object({ current: z.int(), target: z.int(), what: z.string() }).nullable(),
});
export type Avatar = z.infer<typeof Avatar>;

export const avatars = defineCalls({
  'GET /avatars': {
    says: 'All 32 avatars, and which of them this person may use.',
    access: 'person',
    reply: z.array(Avatar),
  },
  'GET /avatars/user/:userId': {
    says: 'The avatar of a person whom this one may see.',
    access: 'person',
    params: UserInPath,
    reply: Avatar,
  },
  'PUT /avatars/user/:userId': {
    says: 'Chooses the own avatar, if it is unlocked.',
    access: 'person',
    params: UserInPath,
    body: z.object({ avatarId: AvatarId }),
    reply: Avatar,
    refusals: ['settings/avatar-locked'],
  },
  'GET /avatars/user/:userId/unlocked': {
    says: 'The avatars that a learner may use, for the learner, their guardian and class teacher.',
    access: 'person',
    params: UserInPath,
    reply: z.array(Avatar),
  },
  'POST /avatars/unlock': {
    says: 'Unlocks a special avatar for oneself, if what was recorded earns it. achievementId proves nothing.',
    access: 'person',
    body: z.object({
      userId: Id,
      avatarId: SpecialAvatarId,
      achievementId: z.union([z.string().max(100), z.number()]).nullish(),
    }),
    reply: Avatar,
    refusals: ['settings/avatar-locked', 'access/not-found'],
  },
});
