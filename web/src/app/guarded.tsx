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

/** To the login page. Whose session ran out comes back to this page afterwards; only pages that need a person count. */
const ToLogin = () => {
  const { expired } = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (expired) writeLocal('lastRoute', pathname + search);
  }, [expired, pathname, search]);
  return <Navigate to={paths.login} replace state={{ expired }} />;
};

/** Leads away whoever may not be here: guests to /login, signed-in people to their own start page. */
export const Guarded = ({ guard, children }: { guard: Guard; children: ReactNode }) => {
  const { status, user } = useSession();
  const say = useText(shell);
  if (guard === 'anyone') return children;
  if (guard === 'guest') {
    // The page itself leads on after a sign-in; here it is somebody who opens /login while signed in.
    return user === null ? children : <Navigate to={homeOf(user.role)} replace />;
  }
  if (status === 'looking') return <Bones lines={4} label={say('loading')} />;
  if (user === null) return <ToLogin />;
  if (guard !== 'person' && guard !== user.role) return <Navigate to={homeOf(user.role)} replace />;
  return children;
};
