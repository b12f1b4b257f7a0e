import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from '#routing/index.ts';
import '#ui/tokens.css';
import '#ui/base.css';
import '#ui/cloths.css';
import { later } from '#lib/lazy.tsx';
import { comesAlive } from '#lib/start/alive.ts';
import { App } from './app/app.tsx';
import { routes } from './app/routes.ts';
import { shellParts } from './app/shell.tsx';
import { sessionAtHand } from './lib/session.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const isPainted = 'prerendered' in root.dataset;
const known = sessionAtHand();
const app = (
  <StrictMode>
    <BrowserRouter>
      <App start={isPainted ? undefined : known} />
    </BrowserRouter>
  </StrictMode>
);

// The page's own code comes first, so that what the HTML shows stays on screen until it is alive.
const page = routes.find(({ path }) => matchPath(path, location.pathname))?.page;
Promise.allSettled([page?.load(), ...shellParts(location.pathname, known?.user)]).then(() => {
  if (!isPainted) return createRoot(root).render(app);
  comesAlive();
  hydrateRoot(root, app);
});

const vitals = later(() => import('./lib/start/vitals.ts'));
// Later, so that measuring does not slow what it measures.
const whenIdle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 2000));
whenIdle(() => {
  vitals().then(
    ({ reportVitals }) => reportVitals(),
    () => undefined,
  );
});
