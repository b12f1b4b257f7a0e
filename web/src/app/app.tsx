import { type ComponentProps, Suspense, useEffect, useRef } from 'react';
import { callAs } from '#lib/call.ts';
import { LanguageProvider } from '#lib/language.tsx';
import { later, lazyPart } from '#lib/lazy.tsx';
import { ProfileProvider } from '#lib/profile.tsx';
import { SessionProvider, useSession, whenLeaving } from '#lib/session.tsx';
import { nowAlive } from '#lib/start/alive.ts';
import { Route, Routes } from '#routing/index.ts';
import { Guarded } from './guarded.tsx';
import { PageView } from './page.tsx';
import { PartFrame } from './part-frame.tsx';
import { notFound, routes } from './routes.ts';
import { Shell } from './shell.tsx';

const leavingRules = later(() => import('./sync/leaving.ts'));
/* Registered at start-up, before the rest is loaded, so that the next child on this device finds no data. */
whenLeaving.add((leaving) => {
  leavingRules()
    .then(({ leave }) => leave(leaving))
    .catch(() => void callAs(leaving.token, 'POST /logout').catch(() => undefined));
});

const PersonSync = lazyPart(async () => (await import('./sync/person-sync.tsx')).PersonSync);

/* Without a session there is nothing to fetch or to send. */
const OwnSync = () =>
  useSession().user === null ? null : (
    <PartFrame fallback={null}>
      <PersonSync />
    </PartFrame>
  );

/* Identifies the visit. When a person logs out or their session ends, all page state is reset. */
const useVisit = () => {
  const id = useSession().user?.id ?? null;
  const seen = useRef({ id, visit: 0 });
  if (seen.current.id !== id) {
    const visit = seen.current.visit + (seen.current.id === null ? 0 : 1);
    seen.current = { id, visit };
  }
  return seen.current.visit;
};

const Pages = () => (
  <Routes key={useVisit()}>
    {routes.map(({ path, page, guard }) => (
      <Route
        key={path}
        path={path}
        element={
          // The key keeps two routes with the same page component from sharing state.
          <Guarded key={path} guard={guard}>
            <PageView page={page} />
          </Guarded>
        }
      />
    ))}
    <Route path="*" element={<PageView page={notFound} />} />
  </Routes>
);

/* Rendered beside the page, so that its effect runs when the page is mounted. */
const Alive = () => {
  useEffect(nowAlive, []);
  return null;
};

/** All pages inside the shell. The router around it differs between the browser and the prerendering. */
export const App = ({ start }: Pick<ComponentProps<typeof SessionProvider>, 'start'>) => (
  <LanguageProvider>
    <ProfileProvider>
      <SessionProvider start={start}>
        <OwnSync />
        <Shell>
          <Suspense fallback={null}>
            <Pages />
            <Alive />
          </Suspense>
        </Shell>
      </SessionProvider>
    </ProfileProvider>
  </LanguageProvider>
);
