/** Which parts of the shell a page shows: the two sentences of spec 1 §2.1, as two lists. A footer is on every page. */
import { matchPath } from 'react-router';
import * as paths from '#lib/paths.ts';

/** `bar` is the public navbar, or the app's own bar with bell, log out and drawer. */
export type Layout = { bar: 'navbar' | 'appbar'; sidebar: boolean };

const withoutNavbar = [
  paths.dashboard,
  paths.profile,
  paths.community,
  paths.teachers,
  paths.settings,
  paths.teacherDashboard,
  paths.classDetailRoute,
  paths.parentDashboard,
  paths.tools,
  paths.studentTools,
  paths.learningTools,
  paths.units,
  paths.toolRoute,
];

const withoutSidebar = [
  paths.home,
  paths.teacherDashboard,
  paths.classDetailRoute,
  paths.classCardsRoute,
  paths.parentDashboard,
  paths.units,
];

export const layoutOf = (path: string): Layout => {
  const isIn = (pages: readonly string[]) => pages.some((page) => matchPath(page, path));
  return { bar: isIn(withoutNavbar) ? 'appbar' : 'navbar', sidebar: !isIn(withoutSidebar) };
};
