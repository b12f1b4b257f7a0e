import type { Reply } from '@afrolearn/contract';
import type { Role } from '@afrolearn/learning/people/roles.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import type * as paths from '#lib/paths.ts';
import { useProviderName } from '#lib/profile.tsx';
import { useSession } from '#lib/session.tsx';
import { accounts } from '#messages/accounts/en.ts';
import { useLocation, useNavigate } from '#routing/index.ts';
import { providerFailure } from '../account-errors.ts';
import { askProvider, enterWithToken } from './openid.api.ts';
import { answerIn, beginVisit, takeVisit, userIn, type Visit } from './visit.ts';

export type ProviderSession = Reply<'POST /auth/google'>;
type Said = { kind: 'info' | 'bad'; text: string };
type Options = {
  page: typeof paths.login | typeof paths.signup;
  /** The role of a new account; only the sign-up page knows one. */
  role: Role | null;
  onEnter: (session: ProviderSession) => void;
};

/** Redirects to the identity provider, and finishes the sign-in on return (spec 1 §4, §7, §8). */
export const useProviderSignIn = ({ page, role, onEnter }: Options) => {
  const say = useText(accounts);
  const name = useProviderName() ?? 'Google';
  const { loading, setLoading } = useSession();
  const [said, setSaid] = useState<Said | null>(null);
  const place = useLocation();
  const navigate = useNavigate();

  const fail = useCallback(
    (error: unknown) => {
      setLoading(false);
      setSaid({ kind: 'bad', text: providerFailure(error, say, name) });
    },
    [setLoading, say, name],
  );

  const press = async () => {
    if (loading) return;
    setLoading(true);
    setSaid(null);
    try {
      const { provider } = await askProvider();
      if (provider !== null) return location.assign(beginVisit(provider, page, role));
      setSaid({ kind: 'info', text: say('googleMissing') });
      setLoading(false);
    } catch (error) {
      fail(error);
    }
  };

  const finish = async (visit: Visit, idToken: string) => {
    setLoading(true);
    try {
      const session = await enterWithToken({
        user: userIn(idToken),
        credential: idToken,
        nonce: visit.nonce,
        ...(visit.role === null ? {} : { role: visit.role }),
      });
      if (!('secondFactor' in session || (session.token && session.user))) return fail(null);
      setLoading(false);
      onEnter(session);
    } catch (error) {
      fail(error);
    }
  };

  const taken = useRef(false);
  const answer = answerIn(place);
  useEffect(() => {
    if (answer === null || taken.current) return;
    taken.current = true;
    const visit = takeVisit(answer.state);
    // Immediately, because a token must not stay in the address bar, the history or a screenshot.
    navigate({ pathname: page, search: visit?.role == null ? '' : `?role=${visit.role}` }, { replace: true });
    // Refused by the provider, or a response that this tab did not request.
    if (visit === null || answer.idToken === null) fail(null);
    else void finish(visit, answer.idToken);
  });

  // 'Back' from the provider may restore this page from the cache, still busy.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLoading(false);
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, [setLoading]);

  return { name, loading, said, press };
};
