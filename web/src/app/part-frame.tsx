import { type ReactNode, Suspense } from 'react';
import { useLocation } from '#routing/index.ts';
import { ErrorBoundary } from './error-boundary.tsx';

type PartProps = { fallback: ReactNode; children: ReactNode; onFail?: () => void };

/** Holds a lazy part: while it loads, or when it cannot, the fallback stands there and the page lives on. */
export const PartFrame = ({ fallback, children, onFail }: PartProps) => (
  <ErrorBoundary
    resetKey={useLocation().pathname}
    fallback={() => fallback}
    {...(onFail === undefined ? {} : { onFail })}
  >
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);
