import type { User } from '@afrolearn/contract/accounts.ts';
import { homeOf } from '@afrolearn/learning/people/roles.ts';
import { useNavigate } from 'react-router';
import { takeLastRoute, useSession } from '#lib/session.tsx';

/** The end of every sign-in: remembers the person and leads on. A learner without a class is asked for it first. */
export const useEnter = () => {
  const { signIn } = useSession();
  const navigate = useNavigate();
  return (session: { token: string; user: User }) => {
    const back = takeLastRoute();
    const { role, grade } = session.user;
    signIn(session);
    navigate(role === 'learner' && grade === null ? '/welcome' : (back ?? homeOf(role)), { replace: true });
  };
};
