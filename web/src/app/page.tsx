import type { ComponentType } from 'react';
import { lazyPart } from '#lib/lazy.tsx';

/**
 * A page in its own file, loaded when it is needed. Once loaded it renders at once, also while prerendering.
 * `modules` are its files from the folder of the web on.
 */
export type LazyPage = ReturnType<typeof lazyPage>;

export const lazyPage = (load: () => Promise<ComponentType>, modules: readonly string[] = []) =>
  Object.assign(lazyPart(load), { modules });

type PageFile<Name extends string> = Readonly<Record<Name, ComponentType>> & {
  /** What the page looks up on this device to be drawn whole. It is waited for, so it must be quick and never fail. */
  prepare?: () => Promise<void>;
};

/** A page that one file exports under its name. The build finds that file by itself (`build/page-sources.ts`). */
export const pageIn = <Name extends string>(
  load: () => Promise<PageFile<Name>>,
  name: Name,
  modules: readonly string[] = [],
) =>
  lazyPage(async () => {
    const file = await load();
    await file.prepare?.();
    return file[name];
  }, modules);

export const PageView = ({ page: Page }: { page: LazyPage }) => <Page />;
