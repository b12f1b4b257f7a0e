import { type ComponentType, use } from 'react';

/**
 * A page in its own file, loaded when it is needed. Once loaded it renders at once, also while prerendering.
 * `modules` are its files as the build's manifest names them.
 */
export type LazyPage = {
  load: () => Promise<void>;
  loaded: () => ComponentType | null;
  modules: readonly string[];
};

export const lazyPage = (modules: readonly string[], load: () => Promise<ComponentType>): LazyPage => {
  let component: ComponentType | null = null;
  let loading: Promise<void> | null = null;
  return {
    modules,
    loaded: () => component,
    load: () => {
      loading ??= load().then(
        (found) => {
          component = found;
        },
        (error: unknown) => {
          // Forget a failed load, so that 'Try again' really tries.
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
};

export const PageView = ({ page }: { page: LazyPage }) => {
  if (page.loaded() === null) use(page.load());
  const Page = page.loaded();
  return Page === null ? null : <Page />;
};
