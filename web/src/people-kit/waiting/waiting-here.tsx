import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '#lib/lazy.tsx';

type Part = { WaitingNotice: ComponentType };

/** Loads after the page itself, together with everything else that is preloaded. */
export const noticeFrom = (bring: () => Promise<Part>) => async (): Promise<ComponentType> => {
  await new Promise((done) => setTimeout(done, 5000));
  // Offline the chunk may fail to load; the page works without it.
  const part = await bring().catch(() => null);
  return part?.WaitingNotice ?? (() => null);
};

const Notice = lazyPart(noticeFrom(() => import('./waiting-notice.tsx')));

/** One's own unsent work. Loads after the page. */
export const WaitingHere = () => (
  <Suspense fallback={null}>
    <Notice />
  </Suspense>
);
