import type { pages } from '#messages/pages/en.ts';

export type PageKey = keyof (typeof pages)['texts'];

/** A documented page whose content is still to come: its real title and tabs, and a true empty state. */
export type Documented = {
  title: PageKey;
  /** The documented text, or what is true until something is there. */
  empty?: PageKey;
  tabs?: readonly { name: PageKey; empty: PageKey }[];
  picture?: 'basket' | 'crane' | 'teacher' | 'market';
  lead?: { to: string; text: PageKey };
  mood?: 'adult';
};

const hub: Documented = {
  title: 'tools',
  tabs: [
    { name: 'allTools', empty: 'noTools' },
    { name: 'academicTools', empty: 'noTools' },
    { name: 'skillBuilders', empty: 'noTools' },
    { name: 'funTools', empty: 'noTools' },
  ],
};

export const documentedPages: Readonly<Record<string, Documented>> = {
  '/community': {
    title: 'community',
    tabs: [
      { name: 'leaderboard', empty: 'noLeaderboard' },
      { name: 'friends', empty: 'noFriends' },
      { name: 'groups', empty: 'noGroups' },
    ],
  },
  '/teachers': {
    title: 'teachers',
    empty: 'noTeachers',
    picture: 'teacher',
    lead: { to: '/join-class', text: 'joinClass' },
  },
  '/join-class': { title: 'joinClass', empty: 'joinClassNotYet', picture: 'teacher' },
  '/teacher-dashboard': {
    title: 'teacherDashboard',
    mood: 'adult',
    lead: { to: '/classes/mine/cards', text: 'toCards' },
    tabs: [
      { name: 'overview', empty: 'noClassWork' },
      { name: 'classes', empty: 'noClasses' },
      { name: 'students', empty: 'noStudents' },
      { name: 'resources', empty: 'noResources' },
      { name: 'assistant', empty: 'noAssistant' },
    ],
  },
  '/teacher-dashboard/class/:id': {
    title: 'classNotFound',
    mood: 'adult',
    picture: 'crane',
    lead: { to: '/teacher-dashboard', text: 'toTeacherDashboard' },
  },
  '/parent-dashboard': {
    title: 'welcome',
    mood: 'adult',
    lead: { to: '/children', text: 'toChildren' },
    tabs: [
      { name: 'activity', empty: 'noChildren' },
      { name: 'assignments', empty: 'noAssignments' },
      { name: 'settings', empty: 'noParentSettings' },
    ],
  },
  '/ubongo-tools': hub,
  '/student-tools': hub,
  '/learning-tools': hub,
  '/tools/:slug': { title: 'tool', empty: 'toolMissing', lead: { to: '/ubongo-tools', text: 'toTools' } },
};
