import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#lib/lazy.tsx';

const GrownUps = lazyPart(async () => (await import('#progress-kit/small/index.ts')).GrownUps);

/** What is there to read and to choose: a small child has the lesson alone, and who sits beside them unfolds it. */
export const Folded = ({ small, children }: { small: boolean; children: ReactNode }) =>
  small ? (
    <Suspense fallback={null}>
      <GrownUps open={false}>{children}</GrownUps>
    </Suspense>
  ) : (
    children
  );
