import { type InfoPageName, infoPages } from '#features/info/pages.ts';
import { lazyPage } from './page.tsx';

/** One page per info page, each with its own article only: nobody loads the privacy page to read about us. */
const infoPage = (name: InfoPageName) =>
  lazyPage(
    async () => await (await import('#features/info/info-page.tsx')).infoPageOf(name),
    ['src/features/info/info-page.tsx', `src/features/info/articles/${name}.tsx`],
  );

export const infoRoutes = infoPages.map((path) => ({
  path,
  page: infoPage(path.slice(1) as InfoPageName),
  guard: 'anyone' as const,
  prerender: true as const,
}));
