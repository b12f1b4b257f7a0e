import type { User } from '@afrolearn/contract/accounts.ts';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { CallError, call } from './call.ts';
import { clearedOnLogout, readLocal, removeLocal, takePersonal, writeLocal } from './local.ts';

/** `looking` lasts until a stored token has been shown to the server (or the server could not be reached). */
type Status = 'looking' | 'guest' | 'person';

type SessionState = {
  status: Status;
  user: User | null;
  /** The server no longer knew the token: the login page says so. */
  expired: boolean;
  /** True during the third-party login (spec 1 §4). */
  loading: boolean;
  setLoading: (loading: boolean) => void;
  signIn: (session: { token: string; user: User }) => void;
  signOut: () => void;
  /** The person changed: name and picture are new everywhere at once. */
  update: (user: User) => void;
  /** A 401 came: forget the session. The guard remembers where the person was (spec 1 §4, `lastRoute`). */
  expire: () => void;
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
const SessionContext = createContext<SessionState>(nobody);

const storedUser = (): User | null => {
  try {
    const user = JSON.parse(readLocal('user') ?? 'null') as User | null;
    return typeof user?.id === 'number' && typeof user.name === 'string' ? user : null;
  } catch {
    return null;
  }
};

/** Puts away what a person leaves behind; registered by the part that knows where. */
export const whenLeaving = new Set<(left: Record<string, string>) => void>();

const forget = () => {
  for (const key of clearedOnLogout) removeLocal(key);
  const left = takePersonal();
  for (const putAway of whenLeaving) putAway(left);
};

/* What somebody else left here, because the app was closed in the middle, is not this person's. */
const own = (userId: number, before = readLocal('afl_owner') ?? `${userId}`) => {
  if (before !== `${userId}`) takePersonal();
  writeLocal('afl_owner', `${userId}`);
};

export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const [session, setSession] = useState<{ status: Status; user: User | null; expired?: boolean }>({
    status: 'looking',
    user: null,
  });

  const [loading, setLoading] = useState(false);

  const expire = useCallback(() => {
    forget();
    startTransition(() => setSession({ status: 'guest', user: null, expired: true }));
  }, []);

  useEffect(() => {
    // In transitions: a prerendered page that is not alive yet comes alive first.
    if (readLocal('token') === null) {
      startTransition(() => setSession({ status: 'guest', user: null }));
      return;
    }
    call('GET /me').then(
      (user) => {
        writeLocal('user', JSON.stringify(user));
        own(user.id);
        startTransition(() => setSession({ status: 'person', user }));
      },
      (error: unknown) => {
        if (error instanceof CallError && error.status === 401) {
          expire();
          return;
        }
        // Offline is not logged out: the child goes on as whom they were.
        const user = storedUser();
        startTransition(() =>
          setSession(user === null ? { status: 'guest', user: null } : { status: 'person', user }),
        );
      },
    );
  }, [expire]);

  useEffect(() => {
    // Another tab logged out, or somebody else in: this one must not go on as the person before.
    const look = ({ key, newValue, oldValue }: StorageEvent) => {
      if (key === 'token' && oldValue !== null && newValue !== oldValue) location.reload();
    };
    globalThis.addEventListener('storage', look);
    return () => globalThis.removeEventListener('storage', look);
  }, []);

  const signIn = useCallback(({ token, user }: { token: string; user: User }) => {
    writeLocal('token', token);
    writeLocal('user', JSON.stringify(user));
    own(user.id, readLocal('afl_owner') ?? '');
    // In one step with the navigation that follows: otherwise a guard sees the new person on the old page.
    startTransition(() => setSession({ status: 'person', user }));
  }, []);

  const signOut = useCallback(() => {
    // The server is told first, with the token still there; whether it hears is not the child's worry.
    call('POST /logout').catch(() => undefined);
    forget();
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

/** The path to go back to after an expired session: ours only, never another site's. Read once. */
export const takeLastRoute = (): string | null => {
  const path = readLocal('lastRoute');
  removeLocal('lastRoute');
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
};
