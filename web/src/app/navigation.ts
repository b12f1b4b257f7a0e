import { homeOf, type Role } from '@afrolearn/learning/people/roles.ts';
import {
  BookOpen,
  Dumbbell,
  Flag,
  GraduationCap,
  House,
  LifeBuoy,
  type LucideIcon,
  Menu,
  Settings,
  UserRound,
  UsersRound,
  Wrench,
} from 'lucide-react';
import * as paths from '#lib/paths.ts';
import type { shell } from '#messages/shell/en.ts';

export type ShellKey = Exclude<keyof (typeof shell)['texts'], 'hi'>;
export type NavLinkEntry = { to: string; text: ShellKey; icon: LucideIcon };

/** The six links of the sidebar (spec 1 §2.1). */
export const sidebarLinks: readonly NavLinkEntry[] = [
  { to: paths.dashboard, text: 'myCourses', icon: BookOpen },
  { to: paths.tools, text: 'ubongoTools', icon: Wrench },
  { to: paths.profile, text: 'profile', icon: UserRound },
  { to: paths.community, text: 'community', icon: UsersRound },
  { to: paths.teachers, text: 'teachers', icon: GraduationCap },
  { to: paths.settings, text: 'settings', icon: Settings },
];

/** The links of the app bar and the drawer, in the documented order and words. */
export const appLinks: readonly NavLinkEntry[] = [
  { to: paths.dashboard, text: 'myCourses', icon: BookOpen },
  { to: paths.profile, text: 'profileAndProgress', icon: UserRound },
  { to: paths.community, text: 'community', icon: UsersRound },
  { to: paths.teachers, text: 'teachersMentors', icon: GraduationCap },
  { to: paths.tools, text: 'ubongoTools', icon: Wrench },
  { to: paths.settings, text: 'settings', icon: Settings },
];

/** The bottom bar of learners on phones; 'More' opens the drawer. Adults have their own frame (`adult/`). */
export const bottomLinks: readonly NavLinkEntry[] = [
  { to: paths.dashboard, text: 'learn', icon: BookOpen },
  { to: paths.tools, text: 'tools', icon: Wrench },
  { to: paths.profile, text: 'me', icon: UserRound },
  { to: paths.community, text: 'friends', icon: UsersRound },
];
export const moreIcon = Menu;

const homeLink = (role: Role): NavLinkEntry => ({ to: homeOf(role), text: 'dashboard', icon: House });
const hasOwnHome = (role: Role | undefined): role is Role => role === 'teacher' || role === 'parent';

/** The practice page is not documented. For learners it comes after the documented links. */
const practiceLink: NavLinkEntry = { to: paths.practice, text: 'practice', icon: Dumbbell };
/** Help for a child, and reports of children for a teacher. */
const safeLink: NavLinkEntry = { to: paths.safe, text: 'safe', icon: LifeBuoy };
const reportsLink: NavLinkEntry = { to: paths.reports, text: 'reports', icon: Flag };
export const withPractice = (
  links: readonly NavLinkEntry[],
  role: Role | undefined,
): readonly NavLinkEntry[] => {
  if (role === 'learner') return [...links, practiceLink, safeLink];
  return role === 'teacher' ? [...links, reportsLink] : links;
};

/**
 * /dashboard is the home of learners. Teachers and parents have another one, which comes before the documented links.
 */
export const withHome = (links: readonly NavLinkEntry[], role: Role | undefined): readonly NavLinkEntry[] =>
  hasOwnHome(role) ? [homeLink(role), ...links] : links;
