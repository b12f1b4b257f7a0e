import type { User } from '@afrolearn/contract/accounts.ts';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { CallError, call } from './call.ts';
import { leaveKeys } from './device/personal-keys.ts';
import { readLocal, writeLocal } from './local.ts';
import { whenAlive } from './start/alive.ts';
import { forgetEarlyCalls } from './start/early.ts';

/** `looking` until the stored token's owner is known, from storage or the server. */
type Status = 'looking' | 'guest' | 'person';

type SessionState = {
  status: Status;
  user: User | null;
  /** The server rejected the token, so the login page says so. `unsaid` without a reason. */
  expired: boolean | 'unsaid';
  /** True during third-party login (spec 1 §4). */
  loading: boolean;
  setLoading: (loading: boolean) => void;
  signIn: (session: { token: string; user: User }) => void;
  signOut: () => void;
  /** The person changed: updates name and picture everywhere. */
  update: (user: User) => void;
  /** After a 401: forgets the session. The guard stores the path (spec 1 §4, `lastRoute`). */
  expire: (reason?: 'unsaid') => void;
};

const nobody: SessionState = {
  status: 'looking',
  user: null,
  expired: false,
  loading: false,
  setLoading: () => undefined,
  signIn: () => undefined,
  signOut: () => undefined,
  update: () => undefined,
  expire: () => undefined,
};
export const SessionContext = createContext<SessionState>(nobody);

const storedUser = (): User | null => {
  try {
    const user = JSON.parse(readLocal('user') ?? 'null') as User | null;
    return typeof user?.id === 'number' && typeof user.name === 'string' ? user : null;
  } catch {
    return null;
  }
};

/**
 * The leaving person, by log-out or an ended session (then without a token), and their data on the device.
 */
export type Leaving = { user: User | null; token: string | null; left: Record<string, string> };
export const whenLeaving = new Set<(leaving: Leaving) => void>();

/* Hides the old page until the guest page is loaded (`base.css`, promise C9). */
const veil = 'data-left';

const forget = (token: string | null) => {
  forgetEarlyCalls();
  const leaving = { user: storedUser(), token, left: leaveKeys() };
  for (const act of whenLeaving) act(leaving);
};

type Start = { status: Status; user: User | null; expired?: SessionState['expired'] };

/** The stored person, for a page that was not prerendered. */
export const sessionAtHand = (): Start | undefined => {
  const user = readLocal('token') === null ? null : storedUser();
  return user === null ? undefined : { status: 'person', user };
};

type ProviderProps = { start?: Start | undefined; children: ReactNode };

export const SessionProvider = ({ start, children }: ProviderProps) => {
  const [session, setSession] = useState<Start>(start ?? { status: 'looking', user: null });

  const [loading, setLoading] = useState(false);

  const expire = useCallback((reason?: 'unsaid') => {
    // The owner of `lastRoute`: nobody else is redirected there.
    const owner = readLocal('afl_owner');
    forget(null);
    if (owner !== null) writeLocal('afl_owner', `${owner} left`);
    startTransition(() => setSession({ status: 'guest', user: null, expired: reason ?? true }));
  }, []);

  useEffect(() => {
    // After hydration, in a transition: the old content stays until this person's page is ready.
    const learn = (now: Start) => whenAlive(() => startTransition(() => setSession(now)));
    if (readLocal('token') === null) {
      learn({ status: 'guest', user: null });
      return;
    }
    // On a slow network the stored person starts at once; the server's reply follows.
    const kept = readLocal('user');
    const known = storedUser();
    if (known !== null && start === undefined) learn({ status: 'person', user: known });
    const token = readLocal('token');
    // An old reply must not overwrite a later login, log-out or update.
    const asItWas = () => readLocal('token') === token && readLocal('user') === kept;
    call('GET /me').then(
      (user) => {
        const words = JSON.stringify(user);
        if (!asItWas() || (known !== null && words === kept)) return;
        writeLocal('user', words);
        learn({ status: 'person', user });
      },
      (error: unknown) => {
        if (!asItWas()) return;
        if (error instanceof CallError && error.status === 401)
          whenAlive(() => expire(error.said === null ? 'unsaid' : undefined));
        // Offline is not logged out: the stored person continues.
        else if (known === null) learn({ status: 'guest', user: null });
      },
    );
  }, [expire, start]);

  useLayoutEffect(() => {
    if (session.status !== 'looking') document.documentElement.removeAttribute(veil);
  }, [session]);

  const signIn = useCallback(({ token, user }: { token: string; user: User }) => {
    writeLocal('token', token);
    writeLocal('user', JSON.stringify(user));
    // In one step with the following navigation, or a guard would see the new person on the old page.
    startTransition(() => setSession({ status: 'person', user }));
  }, []);

  const signOut = useCallback(() => {
    // At once, for the next child; without waiting for the server.
    forget(readLocal('token'));
    document.documentElement.setAttribute(veil, '');
    startTransition(() => setSession({ status: 'guest', user: null }));
  }, []);

  const update = useCallback((user: User) => {
    writeLocal('user', JSON.stringify(user));
    setSession({ status: 'person', user });
  }, []);

  const state = useMemo(
    () => ({ expired: false, ...session, loading, setLoading, signIn, signOut, update, expire }),
    [session, loading, signIn, signOut, update, expire],
  );
  return <SessionContext value={state}>{children}</SessionContext>;
};

export const useSession = () => useContext(SessionContext);

/**
 * Whether seeds, levels, streaks, badges, the tree, boards and cheers are shown. Every place that shows one
 * asks this hook (decision 0061; `app/motivation.test.ts` has the list). They are counted either way.
 */
export const useMotivation = (): boolean => useSession().user?.motivation !== false;

/** Whether the user is a learner of P1 to P3: pictures and a voice before words, leaves before numbers. */
export const useYoung = (): boolean => {
  const { user } = useSession();
  return user?.role === 'learner' && /[123]$/.test(user.grade ?? '');
};
