/** Runs at build time only: renders the public pages to HTML. */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import heroDrawing from '#features/landing/hero.svg?raw';
import { prerenderedHero } from '#features/landing/hero-picture.tsx';
import { App } from './app/app.tsx';
import { layoutOf } from './app/layout-rules.ts';
import { routes } from './app/routes.ts';
import { loadSidebar } from './app/shell/sidebar-part.tsx';
import { prerenderedTitle } from './lib/page-title.ts';
import { landing } from './messages/landing/en.ts';

export const routePaths = routes.map(({ path }) => path);

export const renderPages = async () => {
  prerenderedHero.current = heroDrawing;
  await loadSidebar();
  const description = landing.texts.pageDescription;
  const pages = [];
  for (const { path, page, prerender } of routes) {
    if (prerender !== true) continue;
    await page.load();
    const html = renderToString(
      <StaticRouter location={path}>
        <App />
      </StaticRouter>,
    );
    pages.push({
      path,
      title: prerenderedTitle.current,
      description,
      html,
      modules: [...page.modules, ...(layoutOf(path).sidebar ? ['src/app/shell/sidebar.tsx'] : [])],
    });
  }
  return pages;
};
