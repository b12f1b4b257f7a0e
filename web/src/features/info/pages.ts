/** Every info page of the specification, by its path without the slash. */
export const infoPages = [
  'about',
  'team',
  'impact',
  'partners',
  'careers',
  'help',
  'press',
  'volunteer',
  'courses',
  'life-skills',
  'culturally-relevant',
  'ai-education',
  'blog',
  'events',
  'join-teacher',
  'join-parent',
  'join',
  'donate',
  'terms',
  'privacy',
  'cookies',
  'accessibility',
] as const;

export type InfoPageName = (typeof infoPages)[number];
