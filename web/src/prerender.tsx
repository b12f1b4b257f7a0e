/**
 * Runs at build time only: renders the public pages to HTML, and of all other pages the part that can be painted
 * before their code has loaded.
 */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import heroDrawing from '#features/landing/hero.svg?raw';
import { prerenderedHero } from '#features/landing/hero-picture.tsx';
import { StaticRouter } from '#routing/index.ts';
import { App } from './app/app.tsx';
import { FirstLook, firstLookStyle } from './app/first-look.tsx';
import { layoutOf } from './app/layout-rules.ts';
import type { PageRow } from './app/page.tsx';
import { routes } from './app/routes.ts';
import { shellParts, whoIs } from './app/shell.tsx';
import { prerenderedTitle } from './lib/page-title.ts';
import { components } from './lib/paths.ts';
import { landing } from './messages/landing/en.ts';
import { databaseName, upgradeSteps } from './offline/stores.ts';

export const routePaths = routes.map(({ path }) => path);

/** Pages without a sign-in, which the journeys visit as a guest. */
export const openPaths = routes
  .filter(({ guard }) => guard === 'anyone' || guard === 'guest')
  .map(({ path }) => path);

/**
 * The role for which a shell is painted before the code has loaded. Pages of every role are painted for learners, who
 * are most of the users.
 */
const paintedFor = (guard: PageRow['guard']) => ({
  role: guard === 'teacher' || guard === 'parent' ? guard : ('learner' as const),
});

const modulesOf = ({ path, page, guard }: PageRow) => {
  // Signed-in people may need more modules; those are in chunks that a visitor's page loads, too.
  const { bar, sidebar } = layoutOf(path, whoIs(paintedFor(guard)));
  return [
    ...page.modules,
    ...(sidebar ? ['src/app/shell/sidebar.tsx'] : []),
    ...(bar === 'appbar' ? ['src/app/shell/app-bar.tsx', 'src/app/shell/bottom-bar.tsx'] : []),
    ...(bar === 'adult' ? ['src/app/adult/adult-frame.tsx'] : []),
  ];
};

export const renderPages = async () => {
  prerenderedHero.current = heroDrawing;
  const description = landing.texts.pageDescription;
  const pages = [];
  for (const route of routes) {
    const { path, page, prerender } = route;
    if (prerender !== true) continue;
    await Promise.all([page.load(), ...shellParts(path, null)]);
    const html = renderToString(
      <StaticRouter location={path}>
        <App />
      </StaticRouter>,
    );
    pages.push({ path, title: prerenderedTitle.current, description, html, modules: modulesOf(route) });
  }
  return pages;
};

const everywhere = ['GET /health', 'GET /me', 'GET /settings', 'GET /sync'] as const;

/** The other pages: their shell, and their early requests. */
export const renderShells = async () => {
  const shells = [];
  for (const route of routes) {
    const { path, guard, prerender, early = [] } = route;
    if (prerender === true) continue;
    await Promise.all([...shellParts(path, null), ...shellParts(path, paintedFor(guard))]);
    shells.push({
      path,
      html: renderToStaticMarkup(<FirstLook path={path} guard={guard} />),
      style: firstLookStyle,
      modules: [...modulesOf(route), ...(guard === 'anyone' ? [] : ['src/app/sync/person-sync.tsx'])],
      early: [...everywhere, ...early].map((question) => question.slice('GET '.length)),
      database: { name: databaseName, steps: upgradeSteps.map(String) },
    });
  }
  return shells;
};

const roles = ['learner', 'teacher', 'parent'] as const;

/**
 * The sources of the pages that a person of each role can open offline, and of the pages that they cannot open at
 * all.
 */
export const offlineSources = (): Record<string, { own: string[]; foreign: string[] }> =>
  Object.fromEntries(
    roles.map((role) => {
      const app = routes.filter(({ path, prerender }) => prerender !== true && path !== components);
      const isTheirs = ({ guard }: PageRow) => guard === 'anyone' || guard === 'person' || guard === role;
      return [
        role,
        {
          own: app.filter(isTheirs).flatMap(modulesOf),
          foreign: app.filter((row) => !isTheirs(row)).flatMap(modulesOf),
        },
      ];
    }),
  );
