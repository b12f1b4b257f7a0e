/** The invented people of the demo school. Their history grows with the features. */

import type { PinPicture } from '@afrolearn/learning/people/secrets.ts';

type Seeded = {
  key: string;
  name: string;
  about: string;
  picture: string;
};

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
] as const satisfies readonly (Seeded & { administrator: boolean })[];

export const classes = [
  { key: 'p7', name: 'P7 Blue', gradeId: 7, subjectId: 7, teacher: 'achieng', code: '70010001' },
  { key: 'p4', name: 'P4 Green', gradeId: 4, subjectId: 7, teacher: 'achieng', code: '40010001' },
  { key: 'p5', name: 'P5 Red', gradeId: 5, subjectId: 6, teacher: 'mugisha', code: '50010001' },
  { key: 'p2', name: 'P2 Yellow', gradeId: 2, subjectId: 4, teacher: 'mugisha', code: '20010001' },
] as const;

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
] as const satisfies readonly (Seeded & {
  gradeId: number;
  class: string;
  birthYear: number;
  /** The young ones can also be signed in as they would be at school; `about` tells how. */
  pictures?: readonly PinPicture[];
  words?: readonly string[];
})[];

export const parents = [
  {
    key: 'grace',
    name: 'Lamwaka Grace',
    about: 'mother of Akello and Lokiru',
    picture: 'prof-1',
    children: ['akello', 'lokiru'],
  },
  { key: 'hamza', name: 'Kigozi Hamza', about: 'father of Nakato', picture: 'prof-3', children: ['aisha'] },
] as const satisfies readonly (Seeded & { children: readonly string[] })[];
