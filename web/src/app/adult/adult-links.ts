import type { User } from '@afrolearn/contract/accounts.ts';
import {
  BookOpen,
  ClipboardList,
  Dumbbell,
  FilePlus2,
  FileText,
  Flag,
  GraduationCap,
  HeartHandshake,
  House,
  IdCard,
  KeyRound,
  Layers,
  LifeBuoy,
  type LucideIcon,
  Mail,
  Menu,
  School,
  Settings,
  Shield,
  Sparkles,
  UserCheck,
  UserRound,
  Users,
  UsersRound,
  Wrench,
} from 'lucide-react';
import * as paths from '#lib/paths.ts';
import type { adultFrame } from '#messages/adult-frame/en.ts';
import { matchPath } from '#routing/index.ts';
import type { ShellKey } from '../navigation.ts';

type Texts = (typeof adultFrame)['texts'];
type Plain<Text> = Text extends string ? (Text extends `${string}{${string}` ? false : true) : false;
/** Texts without placeholders. */
export type FrameKey = { [Key in keyof Texts]: Plain<Texts[Key]> extends true ? Key : never }[keyof Texts];
/** Texts that learners read, too, are in the catalogue of the shell. */
type Words = { text: FrameKey } | { shell: ShellKey };
export type AdultLink = Words & { to: string; icon: LucideIcon };
/** A place of the bar or the rail, and the pages on which it is the current one. */
export type Place = { to: string; text: FrameKey; icon: LucideIcon; pages: readonly string[] };
export type LinkGroup = { title: FrameKey; links: readonly AdultLink[] };

const today: Place = {
  to: paths.teacherDashboard,
  text: 'today',
  icon: House,
  pages: [paths.teacherDashboard],
};
const register: Place = {
  to: paths.registers,
  text: 'register',
  icon: UserCheck,
  pages: [paths.registers, paths.registerRoute],
};
const classes: Place = {
  to: paths.classes,
  text: 'classes',
  icon: UsersRound,
  pages: [
    paths.classes,
    paths.classDetailRoute,
    paths.addPupilsRoute,
    paths.classCardsRoute,
    paths.joinSheetRoute,
    paths.classReportsRoute,
  ],
};
const assistant: Place = {
  to: paths.assistant,
  text: 'assistant',
  icon: Sparkles,
  pages: [paths.assistant, paths.assistantToolRoute],
};
const school: Place = {
  to: paths.administration,
  text: 'school',
  icon: School,
  pages: [paths.administration],
};
const reports: Place = {
  to: paths.reports,
  text: 'reports',
  icon: Flag,
  pages: [paths.reports, paths.safetySheet],
};
const children: Place = {
  to: paths.parentDashboard,
  text: 'children',
  icon: Users,
  pages: [paths.parentDashboard, paths.children, paths.childUseRoute, paths.childCareRoute],
};
const familyReports: Place = {
  to: paths.familyReports,
  text: 'reports',
  icon: FileText,
  pages: [paths.familyReports, paths.familyReportRoute],
};
const work: Place = { to: paths.familyWork, text: 'work', icon: ClipboardList, pages: [] };
const messages: Place = {
  to: paths.notifications,
  text: 'messages',
  icon: Mail,
  pages: [paths.notifications],
};
const more: Place = { to: paths.more, text: 'more', icon: Menu, pages: [paths.more] };
export const settings: Place = {
  to: paths.settings,
  text: 'settings',
  icon: Settings,
  pages: [paths.settings],
};

type Who = Pick<User, 'role' | 'administrator' | 'readsTexts'>;

/** The bottom bar of an adult: four places and More. Administrators have the school's desk in it. */
export const barPlaces = ({ role, administrator }: Who): readonly Place[] =>
  role === 'parent'
    ? [children, familyReports, work, messages, more]
    : [today, register, classes, administrator ? school : assistant, more];

/** The rail of wide screens has room for all places. */
export const railPlaces = ({ role, administrator }: Who): readonly Place[] =>
  role === 'parent'
    ? [children, familyReports, work, messages, more]
    : [today, register, classes, ...(administrator ? [school] : []), assistant, reports, more];

export const isCurrent = ({ to, pages }: Place, pathname: string, search: string): boolean =>
  // Assigned work is a tab of the page of the children: only one of the two is current.
  pathname === paths.parentDashboard
    ? (to === paths.familyWork) === search.includes('tab=assignments') && to.startsWith(pathname)
    : pages.some((page) => matchPath(page, pathname) !== null);

const lessons: LinkGroup = {
  title: 'group.lessons',
  links: [
    { to: paths.dashboard, shell: 'myCourses', icon: BookOpen },
    { to: paths.units, text: 'units', icon: Layers },
    { to: paths.practice, shell: 'practice', icon: Dumbbell },
    { to: paths.tools, shell: 'ubongoTools', icon: Wrench },
    { to: paths.community, shell: 'community', icon: UsersRound },
  ],
};
const you: LinkGroup = {
  title: 'group.you',
  links: [
    { to: paths.profile, shell: 'profileAndProgress', icon: UserRound },
    settings,
    { to: paths.care, text: 'data', icon: Shield },
    { to: paths.help, shell: 'help', icon: LifeBuoy },
  ],
};

/** Shown only to people whom the operator named. */
const texts: AdultLink = { to: paths.texts, text: 'texts', icon: BookOpen };

const teachersPart: readonly LinkGroup[] = [
  {
    title: 'group.teach',
    links: [
      assistant,
      { to: paths.assignments, text: 'assignments', icon: ClipboardList },
      { to: paths.ownLessons, text: 'ownLessons', icon: FilePlus2 },
      { to: paths.teacherResources, text: 'resources', icon: GraduationCap },
    ],
  },
  {
    title: 'group.pupils',
    links: [
      { to: paths.teacherStudents, text: 'students', icon: Users },
      { to: paths.teachers, text: 'requests', icon: KeyRound },
      { to: paths.ownCards, text: 'cards', icon: IdCard },
      { to: paths.guardianInvitations, text: 'asking', icon: HeartHandshake },
    ],
  },
];
const reported: AdultLink = { to: paths.reports, text: 'reported', icon: Flag };
const parentsPart: LinkGroup = {
  title: 'group.family',
  links: [
    { to: paths.children, text: 'familyCards', icon: IdCard },
    { to: paths.parentSettings, text: 'choices', icon: Mail },
    { to: paths.guardianInvitations, text: 'asking', icon: HeartHandshake },
    { to: paths.teachers, shell: 'teachersMentors', icon: GraduationCap },
  ],
};

/** All pages that an adult can open, in groups. */
export const moreGroups = ({ role, administrator, readsTexts }: Who): readonly LinkGroup[] => {
  const own = readsTexts === true ? { ...you, links: [texts, ...you.links] } : you;
  if (role === 'parent') return [parentsPart, lessons, own];
  const desk: AdultLink = { to: paths.administration, text: 'administration', icon: School };
  return [
    ...teachersPart,
    { title: 'group.school', links: [...(administrator ? [desk] : []), reported] },
    lessons,
    own,
  ];
};
