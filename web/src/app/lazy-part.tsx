import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadOnce } from './load-once.ts';

/** A part of the shell in its own file. Unlike React's `lazy`, it can be tried again after it failed to load. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  const loadPart = loadOnce(load);
  const Part = (props: P) => {
    const Loaded = use(loadPart());
    return <Loaded {...props} />;
  };
  return { Part, loadPart };
};

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
