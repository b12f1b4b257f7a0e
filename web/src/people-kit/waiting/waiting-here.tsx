import { Suspense } from 'react';
import { lazyPart } from '#lib/lazy.tsx';

const Notice = lazyPart(async () => {
  // The page itself comes first; then this, with all else that is fetched ahead.
  await new Promise((done) => setTimeout(done, 5000));
  // Without a network it may not come: the page opens without it.
  const part = await import('./waiting-notice.tsx').catch(() => null);
  return part?.WaitingNotice ?? (() => null);
});

/** What of one's own work waits on this device for a network. It comes when the page is there. */
export const WaitingHere = () => (
  <Suspense fallback={null}>
    <Notice />
  </Suspense>
);
