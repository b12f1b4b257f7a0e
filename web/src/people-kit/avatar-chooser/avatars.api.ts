import type { Reply } from '@afrolearn/contract';
import {
  type AvatarId,
  avatarFamilies,
  avatarNames,
  avatarPicture,
  avatarsOf,
} from '@afrolearn/learning/avatars/avatars.ts';
import { unlockRuleOf } from '@afrolearn/learning/avatars/unlocks.ts';
import { call } from '#lib/call.ts';

type Avatar = Reply<'GET /avatars'>[number];

/** `current` is null while progress is unknown. */
export type Face = Pick<Avatar, 'id' | 'name' | 'image' | 'category' | 'unlocked'> & {
  need: { what: string; current: number | null; target: number } | null;
};

export const allAvatars = (): Promise<readonly Face[]> => call('GET /avatars');
export const chooseAvatar = (userId: number, avatarId: string) =>
  call('PUT /avatars/user/:userId', { params: { userId }, body: { avatarId } });

const faceOf = (id: AvatarId, category: Face['category']): Face => {
  const rule = unlockRuleOf(id);
  return {
    id,
    name: avatarNames[id],
    image: avatarPicture(id),
    category,
    unlocked: rule === null,
    need: rule === null ? null : { what: rule.description, current: null, target: rule.atLeast },
  };
};

/** The built-in list (spec 2 §7): all avatars, special ones locked until the server replies. */
export const knownAvatars: readonly Face[] = avatarFamilies.flatMap((family) =>
  avatarsOf(family).map((id) => faceOf(id, family)),
);
