import * as paths from '#lib/paths.ts';
import type { pages } from '#messages/pages/en.ts';

export type PageKey = keyof (typeof pages)['texts'];

/** `own`: only for learners, whose data it shows. */
type Lead = { to: string; text: PageKey; own?: true };

/** A documented page without content yet: its title, tabs and empty state. */
export type Documented = {
  title: PageKey;
  /** The documented text, or a true one until there is content. */
  empty?: PageKey;
  tabs?: readonly { name: PageKey; leads: readonly Lead[] }[];
  picture?: 'basket' | 'crane' | 'teacher' | 'market';
  lead?: Lead;
  mood?: 'adult';
};

/* Existing activities are listed where the tools will be, so that no tab is a dead end. */
const academic: readonly Lead[] = [
  { to: paths.practice, text: 'practise' },
  { to: paths.review, text: 'review', own: true },
];
const skills: readonly Lead[] = [
  { to: paths.moneySmart, text: 'money-smart' },
  { to: paths.codeClub, text: 'code-club' },
  { to: paths.futureSkills, text: 'future-skills' },
];
const fun: readonly Lead[] = [
  { to: paths.culturalCorner, text: 'cultural-corner' },
  { to: paths.creativeArts, text: 'creative-arts' },
];
const hub: Documented = {
  title: 'tools',
  tabs: [
    { name: 'allTools', leads: [...academic, ...skills, ...fun] },
    { name: 'academicTools', leads: academic },
    { name: 'skillBuilders', leads: skills },
    { name: 'funTools', leads: fun },
  ],
};

export const documentedPages: Readonly<Record<string, Documented>> = {
  [paths.tools]: hub,
  [paths.studentTools]: hub,
  [paths.learningTools]: hub,
  [paths.toolRoute]: { title: 'tool', empty: 'toolMissing', lead: { to: paths.tools, text: 'toTools' } },
};
