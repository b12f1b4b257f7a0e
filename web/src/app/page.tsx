import type { Role } from '@afrolearn/learning/people/roles.ts';
import type { ComponentType } from 'react';
import { lazyPart } from '#lib/lazy.tsx';
import type { LayoutName } from './layouts.ts';

/**
 * A lazy page in its own chunk. Once loaded it renders synchronously, also while prerendering. `modules` are its
 * source files, relative to the folder of the web.
 */
export type LazyPage = ReturnType<typeof lazyPage>;

export const lazyPage = (load: () => Promise<ComponentType>, modules: readonly string[] = []) =>
  Object.assign(lazyPart(load), { modules });

type PageFile<Name extends string> = Readonly<Record<Name, ComponentType>> & {
  /** Reads device data for the first render. It blocks that render, so it must be quick and never reject. */
  prepare?: () => Promise<void>;
};

/** A page that a file exports by name. The build finds the file by itself (`build/page-sources.ts`). */
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

/** Who may open a page. `guest`: signed-in people are redirected to their own start page. */
export type Guard = 'anyone' | 'guest' | 'person' | Role;

/** Everything that the app knows of a page, except its path, which lower layers need for links. */
export type PageRow = {
  path: string;
  page: LazyPage;
  guard: Guard;
  layout: LayoutName;
  /** A public page that the build prerenders to HTML. */
  prerender?: true;
  /**
   * The requests that a page makes when it opens, so that its HTML can send them in one call before the code is
   * loaded. `:me` is the signed-in person, `:id` the parameter of the address, `:unit` its unit. The list is removed
   * from the browser's code (`build/page-sources.ts`).
   */
  early?: readonly `GET /${string}`[];
};

export const PageView = ({ page: Page }: { page: LazyPage }) => <Page />;
