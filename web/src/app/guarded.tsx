import { homeOf } from '@afrolearn/learning/people/roles.ts';
import { type ReactNode, useEffect } from 'react';
import { useText } from '#lib/language.tsx';
import { writeLocal } from '#lib/local.ts';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { shell } from '#messages/shell/en.ts';
import { Navigate, useLocation } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import type { Guard } from './page.tsx';

/** Redirects to the login page. After an expired session the login returns here. Only for pages that need one. */
const ToLogin = () => {
  const { expired } = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (expired) writeLocal('lastRoute', pathname + search);
  }, [expired, pathname, search]);
  return <Navigate to={paths.login} replace state={{ expired }} />;
};

/** Redirects people without access: guests to /login, signed-in people to their own start page. */
export const Guarded = ({ guard, children }: { guard: Guard; children: ReactNode }) => {
  const { status, user } = useSession();
  const say = useText(shell);
  if (guard === 'anyone') return children;
  if (guard === 'guest') {
    // The login page redirects by itself after a sign-in. This case is a signed-in person who opens /login.
    return user === null ? children : <Navigate to={homeOf(user.role)} replace />;
  }
  if (status === 'looking') return <Bones lines={4} label={say('loading')} />;
  if (user === null) return <ToLogin />;
  if (guard !== 'person' && guard !== user.role) return <Navigate to={homeOf(user.role)} replace />;
  return children;
};
