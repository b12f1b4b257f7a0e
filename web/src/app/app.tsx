import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { LanguageProvider } from '#lib/language.tsx';
import { ProfileProvider } from '#lib/profile.tsx';
import { SessionProvider, useSession } from '#lib/session.tsx';
import { Guarded } from './guarded.tsx';
import { lazyPart, PartFrame } from './lazy-part.tsx';
import { PageView } from './page.tsx';
import { notFound, routes } from './routes.ts';
import { Shell } from './shell.tsx';

const { Part: SettingsSync } = lazyPart(async () => (await import('./settings-sync.tsx')).SettingsSync);

/* Whoever is not signed in has no settings to fetch. */
const OwnSettings = () =>
  useSession().user === null ? null : (
    <PartFrame fallback={null}>
      <SettingsSync />
    </PartFrame>
  );

/** All pages inside the shell. The router around it differs between the browser and the prerendering. */
export const App = () => (
  <LanguageProvider>
    <ProfileProvider>
      <SessionProvider>
        <OwnSettings />
        <Shell>
          <Suspense fallback={null}>
            <Routes>
              {routes.map(({ path, page, guard }) => (
                <Route
                  key={path}
                  path={path}
                  element={
                    // The key: two routes with one page between them do not share its state.
                    <Guarded key={path} guard={guard}>
                      <PageView page={page} />
                    </Guarded>
                  }
                />
              ))}
              <Route path="*" element={<PageView page={notFound} />} />
            </Routes>
          </Suspense>
        </Shell>
      </SessionProvider>
    </ProfileProvider>
  </LanguageProvider>
);
