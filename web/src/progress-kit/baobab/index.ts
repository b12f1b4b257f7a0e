export { Baobab } from './baobab.tsx';
export { growthAt } from './growth.ts';
export { NextStep, TreeOfSeeds } from './tree-of-seeds.tsx';
