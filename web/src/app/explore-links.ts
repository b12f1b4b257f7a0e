import * as paths from '#lib/paths.ts';
import type { ShellKey } from './navigation.ts';

export const exploreLinks = [
  { to: paths.math, text: 'subject.math' },
  { to: paths.english, text: 'subject.english' },
  { to: paths.science, text: 'subject.science' },
  { to: paths.socialStudies, text: 'subject.social-studies' },
  { to: paths.culturalCorner, text: 'subject.cultural-corner' },
  { to: paths.moneySmart, text: 'subject.money-smart' },
  { to: paths.codeClub, text: 'subject.code-club' },
  { to: paths.parentPortal, text: 'subject.parent-portal' },
] as const satisfies readonly { to: string; text: ShellKey }[];
