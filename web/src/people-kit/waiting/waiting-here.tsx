import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '#lib/lazy.tsx';

type Part = { WaitingNotice: ComponentType };

/** The page itself comes first; then this, with all else that is fetched ahead. */
export const noticeFrom = (bring: () => Promise<Part>) => async (): Promise<ComponentType> => {
  await new Promise((done) => setTimeout(done, 5000));
  // Without a network the chunk may not load; the page opens without it.
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
