import type { Reply } from '@afrolearn/contract';
import { homeOf } from '@afrolearn/learning/people/roles.ts';
import { ownKeys, takeLastRoute } from '#lib/device/personal-keys.ts';
import { removeTab } from '#lib/local.ts';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { useNavigate } from '#routing/index.ts';

/** After signing in, the next person at this device must not find the name in the sign-up form. */
export const dropDraft = (): void => removeTab('afl_sign_up');

/**
 * The end of every sign-in: stores the session and redirects. A learner without a class chooses one first.
 */
export const useEnter = () => {
  const { signIn } = useSession();
  const navigate = useNavigate();
  /** `first`: a newcomer's first page, unless they were on the way to another one. */
  return (session: Reply<'POST /login'>, first: string | null = null) => {
    if ('secondFactor' in session) {
      navigate(paths.loginCode, { state: session.secondFactor });
      return;
    }
    dropDraft();
    const back = takeLastRoute(session.user.id);
    const { role, grade } = session.user;
    const home = homeOf(role);
    const wanted = back === null || back === home ? (first ?? home) : back;
    ownKeys(session.user.id);
    signIn(session);
    navigate(role === 'learner' && grade === null ? paths.welcome : wanted, { replace: true });
  };
};
