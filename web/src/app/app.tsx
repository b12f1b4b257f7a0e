import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { LanguageProvider } from '#lib/language.tsx';
import { ProfileProvider } from '#lib/profile.tsx';
import { SessionProvider } from '#lib/session.tsx';
import { Guarded } from './guarded.tsx';
import { PageView } from './page.tsx';
import { notFound, routes } from './routes.ts';
import { Shell } from './shell.tsx';

/** All pages inside the shell. The router around it differs between the browser and the prerendering. */
export const App = () => (
  <LanguageProvider>
    <ProfileProvider>
      <SessionProvider>
        <Shell>
          <Suspense fallback={null}>
            <Routes>
              {routes.map(({ path, page, guard }) => (
                <Route
                  key={path}
                  path={path}
                  element={
                    <Guarded guard={guard}>
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
