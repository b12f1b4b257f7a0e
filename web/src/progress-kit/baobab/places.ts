import { lastLeafOf } from './baobab.tsx';
import type { GrowthStep } from './growth.ts';

export type Ring = { x: number; y: number; r: number };

/** The centre and radius of the ring around each thing, in units of the tree's drawing (320 by 280). */
const rings: Record<GrowthStep, readonly [x: number, y: number, r: number]> = {
  seedling: [160, 170, 60],
  leaves: [160, 120, 44],
  young: [160, 86, 74],
  bird: [74, 66, 32],
  crown: [166, 56, 50],
  flowers: [128, 98, 24],
  fruit: [92, 152, 28],
  birds: [278, 58, 30],
  reader: [268, 226, 36],
  nest: [35, 160, 28],
  butterflies: [290, 174, 26],
  crane: [34, 218, 44],
  drum: [236, 240, 28],
  tortoise: [128, 256, 32],
  hive: [266, 152, 34],
  swing: [70, 176, 48],
};

export const ringAround = (thing: GrowthStep | 'leaf', seeds: number): Ring => {
  if (thing !== 'leaf') {
    const [x, y, r] = rings[thing];
    return { x, y, r };
  }
  const [x, y] = lastLeafOf(seeds) ?? [160, 86];
  return { x, y, r: 28 };
};
