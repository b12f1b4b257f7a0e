import { CircleUserRound } from 'lucide-react';
import { Avatar } from './avatar.tsx';

type Props = { picture: string | null; isLearner: boolean; size: number };

/** The own picture. Without one learners have a drawn face, adults a neutral icon: adults see no child's face. */
export const OwnFace = ({ picture, isLearner, size }: Props) =>
  picture === null && !isLearner ? (
    <CircleUserRound size={size} strokeWidth={1} aria-hidden="true" />
  ) : (
    <Avatar src={picture ?? '/avatars/african-1.svg'} name="" size={size} />
  );
