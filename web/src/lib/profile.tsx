import type { Reply } from '@afrolearn/contract';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { call } from './call.ts';

type Profile = Reply<'GET /health'>['profile'] | null;

const ProfileContext = createContext<Profile>(null);

/** The server's safety profile: the demo shows a banner on every page and one-tap sign-in. */
export const ProfileProvider = ({ children }: { children: ReactNode }) => {
  const [profile, setProfile] = useState<Profile>(null);
  useEffect(() => {
    call('GET /health').then(
      (health) => setProfile(health.profile),
      () => undefined,
    );
  }, []);
  return <ProfileContext value={profile}>{children}</ProfileContext>;
};

export const useProfile = () => useContext(ProfileContext);
