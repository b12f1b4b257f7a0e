import type { User } from '@afrolearn/contract/accounts.ts';
import { homeOf } from '@afrolearn/learning/people/roles.ts';
import { useNavigate } from 'react-router';
import { ownKeys, takeLastRoute } from '#lib/personal-keys.ts';
import { useSession } from '#lib/session.tsx';

/** The sign-up form that this tab is filling in. */
export const draftKey = 'afl_sign_up';

/** Once somebody is in, the next one at this device must not find their name in the sign-up form. */
export const dropDraft = (): void => {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Forbidden: then nothing was kept either.
  }
};

/** The end of every sign-in: remembers the person and leads on. A learner without a class is asked for it first. */
export const useEnter = () => {
  const { signIn } = useSession();
  const navigate = useNavigate();
  return (session: { token: string; user: User }) => {
    dropDraft();
    const back = takeLastRoute(session.user.id);
    const { role, grade } = session.user;
    ownKeys(session.user.id);
    signIn(session);
    navigate(role === 'learner' && grade === null ? '/welcome' : (back ?? homeOf(role)), { replace: true });
  };
};
