/**
 * Which parts of the shell a page shows (spec 1 §2.1), as one table. The first row that fits decides.
 * `bar` is the public navbar, or the app's own bar with bell, log out and drawer.
 */
export type Layout = { bar: 'navbar' | 'appbar'; sidebar: boolean; footer: true };

type Rule = Layout & { pages: RegExp };

const layoutRules: readonly Rule[] = [
  { pages: /^\/(classes\/.*)?$/, bar: 'navbar', sidebar: false, footer: true },
  {
    pages: /^\/teacher-dashboard(\/.*)?$/,
    bar: 'appbar',
    sidebar: false,
    footer: true,
  },
  {
    pages: /^\/parent-dashboard$/,
    bar: 'appbar',
    sidebar: false,
    footer: true,
  },
  {
    pages: /^\/units$/,
    bar: 'appbar',
    sidebar: false,
    footer: true,
  },
  {
    pages: /^\/(dashboard|profile|community|teachers|settings|ubongo-tools|student-tools|learning-tools)$/,
    bar: 'appbar',
    sidebar: true,
    footer: true,
  },
  {
    pages: /^\/tools\/[^/]+$/,
    bar: 'appbar',
    sidebar: true,
    footer: true,
  },
  { pages: /.*/, bar: 'navbar', sidebar: true, footer: true },
];

export const layoutOf = (path: string): Layout => {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  // The last row fits every page.
  return layoutRules.find(({ pages }) => pages.test(plain)) as Layout;
};
