import type { User } from '@afrolearn/contract/accounts.ts';
import { UserRound } from 'lucide-react';
import { Avatar } from '#ui/avatar.tsx';

/** The own picture. Without one a neutral icon, because adults see no child's face. */
export const Face = ({ user: { picture }, size }: { user: Pick<User, 'picture'>; size: number }) =>
  picture === null ? (
    <UserRound size={size - 12} aria-hidden="true" />
  ) : (
    <Avatar src={picture} name="" size={size} />
  );
