import { type InfoPageName, infoPages } from '#features/info/pages.ts';
import * as paths from '#lib/paths.ts';
import { lazyPage, type PageRow, pageIn } from '../page.tsx';

/** One page for each article, so that a visitor of one does not download the others. */
const infoPage = (name: InfoPageName) =>
  lazyPage(
    async () => await (await import('#features/info/info-page.tsx')).infoPageOf(name),
    ['src/features/info/info-page.tsx', `src/features/info/articles/${name}.tsx`],
  );

export const informationPages: readonly PageRow[] = [
  {
    path: paths.parentPortal,
    page: pageIn(() => import('#features/courses/parent-portal-page.tsx'), 'ParentPortalPage'),
    guard: 'anyone',
    layout: 'public',
  },
  {
    path: paths.components,
    page: pageIn(() => import('#features/components-page/components-page.tsx'), 'ComponentsPage'),
    guard: 'anyone',
    layout: 'public',
  },
  ...infoPages.map(
    (path): PageRow => ({
      path,
      page: infoPage(path.slice(1) as InfoPageName),
      guard: 'anyone',
      layout: 'public',
      prerender: true,
    }),
  ),
];
