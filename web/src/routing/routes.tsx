import { Children, createContext, isValidElement, type ReactNode, use } from 'react';
import { matchPath, type Params, wordsIn } from './match.ts';
import { useLocation } from './router.tsx';

type RouteProps = { path: string; element: ReactNode };

const ParamsContext = createContext<Params>({});

export const useParams = (): Params => use(ParamsContext);

/** A row for `Routes`, which draws its element. */
export const Route = (_row: RouteProps): ReactNode => null;

/** Renders the route that matches the address best, or nothing. */
export const Routes = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  let best = -2;
  let drawn: ReactNode = null;
  Children.forEach(children, (row) => {
    if (!isValidElement<RouteProps>(row)) return;
    const { path, element } = row.props;
    const match = matchPath(path, pathname);
    if (match === null || wordsIn(path) <= best) return;
    best = wordsIn(path);
    drawn = <ParamsContext value={match.params}>{element}</ParamsContext>;
  });
  return drawn;
};
