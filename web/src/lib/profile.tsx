import type { Reply } from '@afrolearn/contract';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { call } from './call.ts';
import { whenAlive } from './start/alive.ts';

type Health = Reply<'GET /health'>;

const HealthContext = createContext<Health | null>(null);

/** The server's safety profile: the demo has a banner on every page and one-tap sign-in. */
export const ProfileProvider = ({ children }: { children: ReactNode }) => {
  const [health, setHealth] = useState<Health | null>(null);
  useEffect(() => {
    call('GET /health').then(
      (answer) => whenAlive(() => startTransition(() => setHealth(answer))),
      () => undefined,
    );
  }, []);
  return <HealthContext value={health}>{children}</HealthContext>;
};

export const useProfile = () => useContext(HealthContext)?.profile ?? null;

/** Whom to ask for help, in the operator's words; null for none. */
export const useSupport = () => useContext(HealthContext)?.support || null;

/** The address to print: the operator's, else this page's. */
export const useAddress = () => useContext(HealthContext)?.address ?? location.origin;

/** The operator's own external pages. */
export const useSiteLinks = () => useContext(HealthContext)?.siteLinks ?? [];

/** The identity provider's name; null for none, or while unknown. */
export const useProviderName = () => useContext(HealthContext)?.signInWith ?? null;

/** Whether the server doubts its clock: nothing is deleted until an administrator confirms it. */
export const useClockDoubted = () => useContext(HealthContext)?.clock === 'doubted';

/** Whether this server can send mail; null while unknown. */
export const useHasMail = () => {
  const health = useContext(HealthContext);
  return health === null ? null : health.mail === true;
};
