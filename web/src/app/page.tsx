import { type ComponentType, use } from 'react';
import { loadOnce } from './load-once.ts';

/**
 * A page in its own file, loaded when it is needed. Once loaded it renders at once, also while prerendering.
 * `modules` are its files as the build's manifest names them.
 */
export type LazyPage = { load: () => Promise<ComponentType>; modules: readonly string[] };

export const lazyPage = (modules: readonly string[], load: () => Promise<ComponentType>): LazyPage => ({
  modules,
  load: loadOnce(load),
});

export const PageView = ({ page }: { page: LazyPage }) => {
  const Page = use(page.load());
  return <Page />;
};
