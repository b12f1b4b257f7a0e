import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { browserSteps, type Entry, memorySteps, noSteps, type Steps } from './histories.ts';
import { hrefOf, type Place, type To } from './place.ts';

/**
 * How this location was reached: by Back or Forward (or at the start of a visit), by a new step, or by replacing one.
 */
type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

type Routing = {
  readonly steps: Steps;
  readonly location: Place;
  readonly type: NavigationType;
  readonly show: (type: NavigationType) => void;
};

const RoutingContext = createContext<Routing | null>(null);

export const useRouting = (): Routing => {
  const routing = use(RoutingContext);
  if (routing === null) throw new Error('There is no router around this.');
  return routing;
};

const Router = ({ steps, children }: { steps: Steps; children: ReactNode }) => {
  const [shown, setShown] = useState(() => ({ location: steps.read(), type: 'POP' as NavigationType }));
  const show = useCallback(
    // A transition keeps the current page visible until the next one has loaded.
    (type: NavigationType) => startTransition(() => setShown({ location: steps.read(), type })),
    [steps],
  );
  useLayoutEffect(() => steps.listen(() => show('POP')), [steps, show]);
  const routing = useMemo(() => ({ ...shown, steps, show }), [shown, steps, show]);
  return <RoutingContext value={routing}>{children}</RoutingContext>;
};

export const BrowserRouter = ({ children }: { children: ReactNode }) => (
  <Router steps={browserSteps}>{children}</Router>
);

type MemoryProps = { initialEntries?: readonly Entry[]; children: ReactNode };

/** For tests: a history in memory, which leaves the address of the window unchanged. */
export const MemoryRouter = ({ initialEntries = ['/'], children }: MemoryProps) => {
  const [steps] = useState(() => memorySteps(initialEntries));
  return <Router steps={steps}>{children}</Router>;
};

/** For the build: renders pages at a fixed address. */
export const StaticRouter = ({ location, children }: { location: string; children: ReactNode }) => (
  <Router steps={noSteps(location)}>{children}</Router>
);

export const useLocation = (): Place => useRouting().location;

export const useNavigationType = (): NavigationType => useRouting().type;

type NavigateOptions = { readonly replace?: boolean | undefined; readonly state?: unknown };

/** Navigates to another page, or by a number of steps back or forward. */
export const useNavigate = () => {
  const { steps, show, location } = useRouting();
  const { pathname } = location;
  return useCallback(
    (to: To | number, { replace = false, state }: NavigateOptions = {}): void => {
      if (typeof to === 'number') steps.go(to);
      else {
        steps.write(hrefOf(to, pathname), state, replace);
        show(replace ? 'REPLACE' : 'PUSH');
      }
    },
    [steps, show, pathname],
  );
};

type Search = URLSearchParams | Record<string, string> | string;

/** The query parameters, and a function that replaces them. */
export const useSearchParams = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback(
    (next: Search | ((now: URLSearchParams) => Search), options?: NavigateOptions) => {
      const written = String(
        new URLSearchParams(typeof next === 'function' ? next(new URLSearchParams(search)) : next),
      );
      navigate(written && `?${written}`, options);
    },
    [navigate, search],
  );
  return [params, set] as const;
};
