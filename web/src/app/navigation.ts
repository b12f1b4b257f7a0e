import {
  BookOpen,
  GraduationCap,
  type LucideIcon,
  Menu,
  Settings,
  UserRound,
  UsersRound,
  Wrench,
} from 'lucide-react';
import type { shell } from '#messages/en/shell.ts';

export type ShellKey = Exclude<keyof (typeof shell)['texts'], 'hi'>;
export type NavLinkEntry = { to: string; text: ShellKey; icon: LucideIcon };

/** The sidebar's six (spec 1 §2.1). */
export const sidebarLinks: readonly NavLinkEntry[] = [
  { to: '/dashboard', text: 'myCourses', icon: BookOpen },
  { to: '/ubongo-tools', text: 'ubongoTools', icon: Wrench },
  { to: '/profile', text: 'profile', icon: UserRound },
  { to: '/community', text: 'community', icon: UsersRound },
  { to: '/teachers', text: 'teachers', icon: GraduationCap },
  { to: '/settings', text: 'settings', icon: Settings },
];

/** The app bar's links and the drawer's, in the documented order and words. */
export const appLinks: readonly NavLinkEntry[] = [
  { to: '/dashboard', text: 'myCourses', icon: BookOpen },
  { to: '/profile', text: 'profileAndProgress', icon: UserRound },
  { to: '/community', text: 'community', icon: UsersRound },
  { to: '/teachers', text: 'teachersMentors', icon: GraduationCap },
  { to: '/ubongo-tools', text: 'ubongoTools', icon: Wrench },
  { to: '/settings', text: 'settings', icon: Settings },
];

/** The thumb bar on phones; 'More' opens the drawer. */
export const bottomLinks: readonly NavLinkEntry[] = [
  { to: '/dashboard', text: 'learn', icon: BookOpen },
  { to: '/ubongo-tools', text: 'tools', icon: Wrench },
  { to: '/profile', text: 'me', icon: UserRound },
  { to: '/community', text: 'friends', icon: UsersRound },
];
export const moreIcon = Menu;
