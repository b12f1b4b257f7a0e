import { avatarNames } from '@afrolearn/learning/avatars/avatars.ts';
import { type SpecialAvatarId, unlockRules } from '@afrolearn/learning/avatars/unlocks.ts';
import { rowsOf, table } from '../tables.ts';

export const en = {
  faults: {
    'avatar/unknown': 'Please choose one of our avatars.',
    'avatar/not-special': 'Please choose one of the special avatars.',
  },
  avatars: avatarNames,
  unlocks: table<SpecialAvatarId, string>(
    rowsOf(unlockRules).map(([id, { description }]) => [id, description]),
  ),
} as const;
