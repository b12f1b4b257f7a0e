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
import { whenAlive } from './alive.ts';
import { CallError, call } from './call.ts';
import { leaveKeys } from './device/personal-keys.ts';
import { readLocal, writeLocal } from './local.ts';

/** `looking` lasts until it is known whose the stored token is: by what was kept with it, or from the server. */
type Status = 'looking' | 'guest' | 'person';

type SessionState = {
  status: Status;
  user: User | null;
  /** The server no longer knew the token: the login page says so. `unsaid` where it gave no reason. */
  expired: boolean | 'unsaid';
  /** True during the third-party login (spec 1 §4). */
  loading: boolean;
  setLoading: (loading: boolean) => void;
  signIn: (session: { token: string; user: User }) => void;
  signOut: () => void;
  /** The person changed: name and picture are new everywhere at once. */
  update: (user: User) => void;
  /** A 401 came: forget the session. The guard remembers where the person was (spec 1 §4, `lastRoute`). */
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

/** Who goes, by will or by an ended session (then without a token), and what they leave on the device. */
export type Leaving = { user: User | null; token: string | null; left: Record<string, string> };
export const whenLeaving = new Set<(leaving: Leaving) => void>();

/* Until the page for nobody is drawn, which may first have to come: `base.css` hides the one that stands (promise C9). */
const veil = 'data-left';

const forget = (token: string | null) => {
  // What the head of the page was told (`call.ts`) was told to who leaves.
  const { early } = globalThis as { early?: object };
  if (early !== undefined) Object.assign(early, { token: '', calls: {}, told: null });
  const leaving = { user: storedUser(), token, left: leaveKeys() };
  for (const act of whenLeaving) act(leaving);
};

type Start = { status: Status; user: User | null; expired?: SessionState['expired'] };

/** As whom this device knows its person: for a page that was not painted before, and can begin with them. */
export const sessionAtHand = (): Start | undefined => {
  const user = readLocal('token') === null ? null : storedUser();
  return user === null ? undefined : { status: 'person', user };
};

type ProviderProps = { start?: Start | undefined; children: ReactNode };

export const SessionProvider = ({ start, children }: ProviderProps) => {
  const [session, setSession] = useState<Start>(start ?? { status: 'looking', user: null });

  const [loading, setLoading] = useState(false);

  const expire = useCallback((reason?: 'unsaid') => {
    // Whose page `lastRoute` will be: nobody else is led back to it.
    const owner = readLocal('afl_owner');
    forget(null);
    if (owner !== null) writeLocal('afl_owner', `${owner} left`);
    startTransition(() => setSession({ status: 'guest', user: null, expired: reason ?? true }));
  }, []);

  useEffect(() => {
    // A prerendered page comes alive first. In transitions: what is shown stays until the page for this person is there.
    const learn = (now: Start) => whenAlive(() => startTransition(() => setSession(now)));
    if (readLocal('token') === null) {
      learn({ status: 'guest', user: null });
      return;
    }
    // On a slow network the child begins at once, as whom this device knows them; the server's word follows.
    const kept = readLocal('user');
    const known = storedUser();
    if (known !== null && start === undefined) learn({ status: 'person', user: known });
    const token = readLocal('token');
    // Whoever left, came or changed their name in the meantime is not overwritten by the older answer.
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
        // Offline is not logged out: the child goes on as whom they were.
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
    // In one step with the navigation that follows: otherwise a guard sees the new person on the old page.
    startTransition(() => setSession({ status: 'person', user }));
  }, []);

  const signOut = useCallback(() => {
    // At once, for the next child's eyes; whether the server hears of it is not this one's worry.
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
 * Whether seeds, levels, streaks, badges, the tree, boards and cheers are shown to whoever is here: the one door, which
 * every place that shows one asks (decision 0061; `app/motivation.test.ts` holds the list). Off, they are still counted.
 */
export const useMotivation = (): boolean => useSession().user?.motivation !== false;

/** Whether a learner of P1 to P3 is here: pictures and a voice before words, leaves before numbers. */
export const useSmall = (): boolean => {
  const { user } = useSession();
  return user?.role === 'learner' && /[123]$/.test(user.grade ?? '');
};
