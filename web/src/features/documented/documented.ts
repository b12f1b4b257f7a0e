import * as paths from '#lib/paths.ts';
import type { pages } from '#messages/pages/en.ts';

export type PageKey = keyof (typeof pages)['texts'];

/** `own`: for learners alone, of whom it tells. */
type Lead = { to: string; text: PageKey; own?: true };

/** A documented page whose content is still to come: its real title and tabs, and a true empty state. */
export type Documented = {
  title: PageKey;
  /** The documented text, or what is true until something is there. */
  empty?: PageKey;
  tabs?: readonly { name: PageKey; leads: readonly Lead[] }[];
  picture?: 'basket' | 'crane' | 'teacher' | 'market';
  lead?: Lead;
  mood?: 'adult';
};

/* Until there are tools, what there is to do stands where they will be: no tab is a dead end. */
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
