/** The invented people of the demo school, and how its learners study. */

import type { PinPicture } from '@afrolearn/learning/people/secrets.ts';

type DemoPerson = {
  key: string;
  name: string;
  about: string;
  picture: string;
};

/** How long the people of the demo have been here. */
export const hereForDays = 8 * 7;

export const school = { id: 1, name: 'Mango Tree Primary School' } as const;

export const teachers = [
  {
    key: 'achieng',
    name: 'Achieng Ruth',
    about: 'teaches P7 Blue and P4 Green',
    picture: 'african-3',
    administrator: false,
  },
  {
    key: 'mugisha',
    name: 'Mugisha Daniel',
    about: 'teaches P2 Yellow and P5 Red',
    picture: 'prof-6',
    administrator: false,
  },
  { key: 'nalubega', name: 'Nalubega Sarah', about: 'head teacher', picture: 'prof-2', administrator: true },
] as const satisfies readonly (DemoPerson & { administrator: boolean })[];

/** Each class is taught the subject that its learners started with, so that its figures mean something. */
export const classes = [
  { key: 'p7', name: 'P7 Blue', gradeId: 7, subjectId: 5, teacher: 'achieng', code: '70010001' },
  { key: 'p4', name: 'P4 Green', gradeId: 4, subjectId: 5, teacher: 'achieng', code: '40010001' },
  { key: 'p5', name: 'P5 Red', gradeId: 5, subjectId: 5, teacher: 'mugisha', code: '50010001' },
  { key: 'p2', name: 'P2 Yellow', gradeId: 2, subjectId: 1, teacher: 'mugisha', code: '20010001' },
] as const;

/** Last year's class of today's P7 Blue: archived, but restorable. */
export const oldClass = { name: 'P6 Blue', gradeId: 6, subjectId: 7, teacher: 'achieng' } as const;

export const learners = [
  {
    key: 'akello',
    name: 'Akello Grace',
    about: 'Primary 7',
    picture: 'african-1',
    gradeId: 7,
    class: 'p7',
    birthYear: 2013,
  },
  {
    key: 'okello',
    name: 'Okello James',
    about: 'Primary 7',
    picture: 'african-2',
    gradeId: 7,
    class: 'p7',
    birthYear: 2013,
  },
  {
    key: 'aisha',
    name: 'Nakato Aisha',
    about: 'Primary 5',
    picture: 'african-5',
    gradeId: 5,
    class: 'p5',
    birthYear: 2015,
  },
  {
    key: 'baluku',
    name: 'Baluku Peter',
    about: 'Primary 4 · pictures: sun, cow, ball, tree, key',
    picture: 'animal-1',
    pictures: ['sun', 'cow', 'ball', 'tree', 'key'],
    gradeId: 4,
    class: 'p4',
    birthYear: 2016,
  },
  {
    key: 'chebet',
    name: 'Chebet Joy',
    about: 'Primary 4 · card: river, mango, drum',
    picture: 'fantasy-2',
    words: ['river', 'mango', 'drum'],
    gradeId: 4,
    class: 'p4',
    birthYear: 2016,
  },
  {
    key: 'lokiru',
    name: 'Lokiru Samuel',
    about: 'Primary 2 · pictures: mango, drum, fish, hen, star',
    picture: 'animal-2',
    pictures: ['mango', 'drum', 'fish', 'hen', 'star'],
    gradeId: 2,
    class: 'p2',
    birthYear: 2018,
  },
] as const satisfies readonly (DemoPerson & {
  gradeId: number;
  class: string;
  birthYear: number;
  /** Young learners can also sign in as at school; `about` explains how. */
  pictures?: readonly PinPicture[];
  words?: readonly string[];
})[];

/** Classmates in P7 Blue, without sign-in, so that the class is not empty. */
export const classmates = [
  { key: 'nankya', name: 'Nankya Shamim', picture: 'african-5' },
  { key: 'chelimo', name: 'Chelimo Brian', picture: 'animal-3' },
  { key: 'kyomuhendo', name: 'Kyomuhendo Patience', picture: 'african-3' },
  { key: 'musoke', name: 'Musoke Ivan', picture: 'african-4' },
  { key: 'adong', name: 'Adong Fiona', picture: 'fantasy-3' },
  { key: 'byaruhanga', name: 'Byaruhanga Moses', picture: 'african-6' },
  { key: 'wasswa', name: 'Wasswa Derrick', picture: 'animal-5' },
] as const;

/** A new learner with a request by class code, and one by teacher's email. */
export const newcomer = {
  key: 'nabwire',
  name: 'Nabwire Harriet',
  picture: 'african-4',
  class: 'p7',
} as const;
export const wish = { learner: 'akello', teacher: 'mugisha', className: 'Drama Club' } as const;

export const parents = [
  {
    key: 'grace',
    name: 'Lamwaka Grace',
    about: 'mother of Akello and Lokiru',
    picture: 'prof-1',
    children: ['akello', 'lokiru'],
  },
  { key: 'hamza', name: 'Kigozi Hamza', about: 'father of Nakato', picture: 'prof-3', children: ['aisha'] },
] as const satisfies readonly (DemoPerson & { children: readonly string[] })[];

/** Friendships, and a request. A father wants to approve friendships, and has one to decide. */
export const friendships = [
  { asker: 'akello', asked: 'okello', agreed: true },
  { asker: 'aisha', asked: 'akello', agreed: true },
  { asker: 'chebet', asked: 'baluku', agreed: true },
  { asker: 'baluku', asked: 'akello', agreed: false },
  { asker: 'okello', asked: 'aisha', agreed: true, waits: true },
] as const satisfies readonly { asker: string; asked: string; agreed: boolean; waits?: true }[];

export const asksToApprove = { parent: 'hamza', child: 'aisha' } as const;
/** The demo's study groups; the first member is the owner. */
export const groups = [
  {
    name: 'Omweso Counters',
    description: 'We play with numbers after school. On Fridays we play omweso and count the seeds.',
    class: 'p7',
    members: ['akello', 'okello', 'aisha'],
    invited: [],
  },
  {
    name: 'Lake Explorers',
    description: 'Maps, lakes and the people around them.',
    class: 'p5',
    members: ['aisha', 'baluku', 'chebet'],
    invited: ['akello'],
  },
  {
    name: 'Solar Builders',
    description: 'We build lamps and small machines.',
    class: 'p7',
    members: ['okello', 'chebet'],
    invited: [],
  },
] as const;

/** A learner's last weeks. Learners without one have just arrived. */
export type Habit = {
  /** Active days, counted back from today, oldest first. */
  daysAgo: readonly number[];
  lessonsADay: number;
  /** The share of right answers. */
  right: number;
  /** The same on a retry; higher by default. */
  rightAgain?: number;
  /** Skips readings on the way to the checkpoint, and starts nothing new before passing it. */
  waitsForPass?: true;
  tools: boolean;
  /** Named mistakes that this learner usually makes. */
  slips?: readonly string[];
  /** The entry opened on the last day and left: the next one, or the checkpoint after it. */
  leavesOpen?: 'next' | 'checkpoint';
};

const daily = (from: number, to: number): number[] =>
  Array.from({ length: from - to + 1 }, (_, place) => from - place);

export const habits: Readonly<Record<string, Habit>> = {
  akello: { daysAgo: [40, 37, 33, 30, 26, 24, 22, ...daily(13, 1)], lessonsADay: 2, right: 0.9, tools: true },
  okello: { daysAgo: [35, 28, 15, 9, 2], lessonsADay: 2, right: 0.5, tools: false },
  aisha: { daysAgo: [30, 21, 14, 7, 6, 5, 1], lessonsADay: 2, right: 0.8, tools: true },
  baluku: { daysAgo: [12, 8, 3], lessonsADay: 2, right: 0.6, tools: true },
  nankya: { daysAgo: [34, 31, 27, ...daily(12, 1)], lessonsADay: 3, right: 1, tools: true },
  chelimo: { daysAgo: [36, 29, 22, 15, ...daily(8, 2)], lessonsADay: 3, right: 0.9, tools: false },
  kyomuhendo: { daysAgo: [25, 18, ...daily(5, 1)], lessonsADay: 3, right: 0.8, tools: true },
  musoke: { daysAgo: [30, 23, 16, 9, 6, 5, 1], lessonsADay: 2, right: 0.9, tools: false },
  adong: { daysAgo: [21, 14, 7, 4, 3], lessonsADay: 2, right: 0.7, tools: true },
  byaruhanga: { daysAgo: [19, 12, 5, 1], lessonsADay: 1, right: 0.6, tools: false },
  wasswa: { daysAgo: [10, 1], lessonsADay: 1, right: 0.8, tools: false },
  // Already active today, so that his mother sees minutes for today.
  lokiru: { daysAgo: [20, 16, ...daily(6, 0)], lessonsADay: 1, right: 0.7, tools: false },
};
