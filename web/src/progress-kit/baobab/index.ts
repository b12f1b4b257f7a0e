export { useBadgeName } from './badge-name.ts';
export { Baobab } from './baobab.tsx';
export { type GrowthStep, growthAt, thingsToSee } from './growth.ts';
export { LessonTree } from './lesson-tree.tsx';
export { Medal } from './medal.tsx';
export { TreeOfSeeds } from './tree-of-seeds.tsx';
