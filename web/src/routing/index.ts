/** The only router of the pages: decision 81. */
export { Link, type LinkProps, Navigate, NavLink } from './link.tsx';
export { matchPath } from './match.ts';
export {
  BrowserRouter,
  MemoryRouter,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from './router.tsx';
export { Route, Routes, useParams } from './routes.tsx';
