import type { ShellKey } from './navigation.ts';

/** The subject pages behind Explore. */
export const exploreLinks = [
  { to: '/math', text: 'subject.math' },
  { to: '/english', text: 'subject.english' },
  { to: '/science', text: 'subject.science' },
  { to: '/social-studies', text: 'subject.social-studies' },
  { to: '/cultural-corner', text: 'subject.cultural-corner' },
  { to: '/money-smart', text: 'subject.money-smart' },
  { to: '/code-club', text: 'subject.code-club' },
  { to: '/parent-portal', text: 'subject.parent-portal' },
] as const satisfies readonly { to: string; text: ShellKey }[];
