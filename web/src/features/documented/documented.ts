import * as paths from '#lib/paths.ts';
import type { pages } from '#messages/pages/en.ts';

export type PageKey = keyof (typeof pages)['texts'];

/** A documented page whose content is still to come: its real title and tabs, and a true empty state. */
export type Documented = {
  title: PageKey;
  /** The documented text, or what is true until something is there. */
  empty?: PageKey;
  tabs?: readonly { name: PageKey; empty: PageKey }[];
  picture?: 'basket' | 'crane' | 'teacher' | 'market';
  lead?: { to: string; text: PageKey } | 'practice';
  mood?: 'adult';
};

/* Until there are tools, what there is to do stands where they will be: a tab of the bottom bar is no dead end. */
const hub: Documented = {
  title: 'tools',
  lead: 'practice',
  tabs: [
    { name: 'allTools', empty: 'noTools' },
    { name: 'academicTools', empty: 'noTools' },
    { name: 'skillBuilders', empty: 'noTools' },
    { name: 'funTools', empty: 'noTools' },
  ],
};

export const documentedPages: Readonly<Record<string, Documented>> = {
  [paths.tools]: hub,
  [paths.studentTools]: hub,
  [paths.learningTools]: hub,
  [paths.toolRoute]: { title: 'tool', empty: 'toolMissing', lead: { to: paths.tools, text: 'toTools' } },
};
