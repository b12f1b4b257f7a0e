import { type ReactNode, Suspense } from 'react';
import { useLocation } from '#routing/index.ts';
import { ErrorBoundary } from './error-boundary.tsx';

type PartProps = { fallback: ReactNode; children: ReactNode; onFail?: () => void };

/** Wraps a lazy part. While it loads, or when loading fails, the fallback is shown and the page keeps working. */
export const PartFrame = ({ fallback, children, onFail }: PartProps) => (
  <ErrorBoundary
    resetKey={useLocation().pathname}
    fallback={() => fallback}
    {...(onFail === undefined ? {} : { onFail })}
  >
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);
