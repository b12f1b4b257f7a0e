import type { User } from '@afrolearn/contract/accounts.ts';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { CallError, call } from './call.ts';
import { clearedOnLogout, readLocal, removeLocal, writeLocal } from './local.ts';

/** `looking` lasts until a stored token has been shown to the server (or the server could not be reached). */
type Status = 'looking' | 'guest' | 'person';

type SessionState = {
  status: Status;
  user: User | null;
  signIn: (session: { token: string; user: User }) => void;
  signOut: () => void;
  /** A 401 came: forget the session, but remember where the person was (spec 1 §4). */
  expire: (at: string) => void;
};

const nobody: SessionState = {
  status: 'looking',
  user: null,
  signIn: () => undefined,
  signOut: () => undefined,
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

const forget = () => {
  for (const key of clearedOnLogout) removeLocal(key);
};

export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const [session, setSession] = useState<{ status: Status; user: User | null }>({
    status: 'looking',
    user: null,
  });

  useEffect(() => {
    if (readLocal('token') === null) {
      setSession({ status: 'guest', user: null });
      return;
    }
    call('GET /me').then(
      (user) => {
        writeLocal('user', JSON.stringify(user));
        setSession({ status: 'person', user });
      },
      (error: unknown) => {
        if (error instanceof CallError && error.status === 401) {
          forget();
          setSession({ status: 'guest', user: null });
          return;
        }
        // Offline is not logged out: the child goes on as whom they were.
        const user = storedUser();
        setSession(user === null ? { status: 'guest', user: null } : { status: 'person', user });
      },
    );
  }, []);

  const signIn = useCallback(({ token, user }: { token: string; user: User }) => {
    writeLocal('token', token);
    writeLocal('user', JSON.stringify(user));
    setSession({ status: 'person', user });
  }, []);

  const signOut = useCallback(() => {
    // The server is told first, with the token still there; whether it hears is not the child's worry.
    call('POST /logout').catch(() => undefined);
    forget();
    setSession({ status: 'guest', user: null });
  }, []);

  const expire = useCallback((at: string) => {
    forget();
    writeLocal('lastRoute', at);
    setSession({ status: 'guest', user: null });
  }, []);

  const state = useMemo(() => ({ ...session, signIn, signOut, expire }), [session, signIn, signOut, expire]);
  return <SessionContext value={state}>{children}</SessionContext>;
};

export const useSession = () => useContext(SessionContext);

/** The path to go back to after an expired session: ours only, never another site's. Read once. */
export const takeLastRoute = (): string | null => {
  const path = readLocal('lastRoute');
  removeLocal('lastRoute');
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
};
