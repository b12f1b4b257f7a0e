import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router';
import '#ui/tokens.css';
import '#ui/base.css';
import '#ui/cloths.css';
import { App } from './app/app.tsx';
import { layoutOf } from './app/layout-rules.ts';
import { routes } from './app/routes.ts';
import { loadSidebar } from './app/shell/sidebar-part.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

const page = routes.find(({ path }) => matchPath(path, location.pathname))?.page;

if ('prerendered' in root.dataset) {
  // The page's own code comes first, so that what was prerendered stays on screen until it is alive.
  const parts = [page?.load(), layoutOf(location.pathname).sidebar ? loadSidebar() : undefined];
  Promise.allSettled(parts).then(() => hydrateRoot(root, app));
} else {
  // Asked for now, not after the guard has heard from the server: one wait instead of two.
  page?.load().catch(() => undefined);
  createRoot(root).render(app);
}

// Later, so that measuring does not slow what it measures.
const later = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 2000));
later(() => {
  import('./lib/vitals.ts').then(
    ({ reportVitals }) => reportVitals(),
    () => undefined,
  );
});
