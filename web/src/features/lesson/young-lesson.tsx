import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#lib/lazy.tsx';

const GrownUps = lazyPart(async () => (await import('#progress-kit/young/index.ts')).GrownUps);

/** A young child gets the lesson alone; the rest is collapsed, for an adult. */
export const Folded = ({ young, children }: { young: boolean; children: ReactNode }) =>
  young ? (
    <Suspense fallback={null}>
      <GrownUps open={false}>{children}</GrownUps>
    </Suspense>
  ) : (
    children
  );
