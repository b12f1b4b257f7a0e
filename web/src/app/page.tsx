import type { ComponentType } from 'react';
import { lazyPart } from '#lib/lazy.tsx';

/**
 * A page in its own file, loaded when it is needed. Once loaded it renders at once, also while prerendering.
 * `modules` are its files from the folder of the web on; where a page is one import, the build finds it (`build/page-sources.ts`).
 */
export type LazyPage = ReturnType<typeof lazyPage>;

export const lazyPage = (load: () => Promise<ComponentType>, modules: readonly string[] = []) =>
  Object.assign(lazyPart(load), { modules });

export const PageView = ({ page: Page }: { page: LazyPage }) => <Page />;
