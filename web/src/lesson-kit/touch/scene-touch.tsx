import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#lib/lazy.tsx';

/** Lazy: loaded with the first touch scene. */
export const TouchTask = lazyPart(async () => (await import('./touch-task.tsx')).TouchTask);

/** A touch task in a lesson. */
export const TouchScene = (props: ComponentProps<typeof TouchTask>) => (
  <Suspense fallback={null}>
    <TouchTask {...props} />
  </Suspense>
);
