/**
 * Which parts of the shell a page shows: the two sentences of spec 1 §2.1. Each page names its layout in its row. A
 * footer is on every page but those for one task, which have no bars at all. During focused work (a quiz, a lesson
 * that plays) no page shows a footer. Adults have one frame around every page of the app, and no sidebar (decision
 * 0103).
 */

import { matchPath } from '#routing/index.ts';
import { type Layout, type LayoutName, layouts } from './layouts.ts';
import { routes } from './routes.ts';

const nameOf = (path: string): LayoutName =>
  routes.find((row) => matchPath(row.path, path))?.layout ?? 'public';

const ofApp: ReadonlySet<LayoutName> = new Set(['app', 'wide', 'either', 'adults']);

/** Whether visitors and learners see different bars on this page. */
export const barDependsOnPerson = (path: string): boolean => nameOf(path) === 'either';

/**
 * Whether adults have their frame on this page: all pages of the app, not the ones that look the same for everybody.
 */
export const isPageOfApp = (path: string): boolean => ofApp.has(nameOf(path));

type Who = { isPerson?: boolean; isAdult?: boolean; focused?: boolean };

export const layoutOf = (
  path: string,
  { isPerson = false, isAdult = false, focused = false }: Who = {},
): Layout => {
  const name = nameOf(path);
  if (focused) return layouts.task;
  if (isAdult && ofApp.has(name)) return { bar: 'adult', sidebar: false };
  if (isPerson && name === 'either') return layouts.app;
  return layouts[name];
};
