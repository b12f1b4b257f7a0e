import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#lib/lazy.tsx';

/** Comes with the first lesson that has something to move. */
export const TouchTask = lazyPart(async () => (await import('./touch-task.tsx')).TouchTask);

/** A task of an explainer. */
export const TouchScene = (props: ComponentProps<typeof TouchTask>) => (
  <Suspense fallback={null}>
    <TouchTask {...props} />
  </Suspense>
);
