import type { Role } from '@afrolearn/learning/people/roles.ts';
import type { ComponentType } from 'react';
import { lazyPart } from '#lib/lazy.tsx';
import type { LayoutName } from './layouts.ts';

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

/** Who may open a page. `guest`: somebody signed in is led to their own start page instead. */
export type Guard = 'anyone' | 'guest' | 'person' | Role;

/** All that the app knows of a page. Only its path is written elsewhere, because links of lower layers need it. */
export type PageRow = {
  path: string;
  page: LazyPage;
  guard: Guard;
  layout: LayoutName;
  /** A public page, written as finished HTML by the build. */
  prerender?: true;
  /**
   * What the page asks the server as soon as it opens, so that its HTML can ask before the code is there, all in one
   * call. `:me` is who is signed in, `:id` what the address names, `:unit` its unit. The browser gets no such list
   * (`build/page-sources.ts`).
   */
  early?: readonly `GET /${string}`[];
};

export const PageView = ({ page: Page }: { page: LazyPage }) => <Page />;
