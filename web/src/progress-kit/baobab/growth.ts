/** The baobab's growth by Wisdom Seeds. It never loses anything. */
export const growthSteps = [
  { name: 'seedling', from: 0 },
  { name: 'leaves', from: 25 },
  { name: 'young', from: 50 },
  { name: 'bird', from: 75 },
  { name: 'crown', from: 100 },
  { name: 'flowers', from: 150 },
  { name: 'fruit', from: 200 },
  { name: 'birds', from: 300 },
  { name: 'reader', from: 400 },
  { name: 'nest', from: 600 },
  { name: 'butterflies', from: 800 },
  { name: 'crane', from: 1000 },
  { name: 'drum', from: 1500 },
  { name: 'tortoise', from: 2000 },
  { name: 'hive', from: 2500 },
  { name: 'swing', from: 4000 },
] as const;

export type GrowthStep = (typeof growthSteps)[number]['name'];

export type Growth = {
  has: ReadonlySet<GrowthStep>;
  /** The next growth step and the seeds it needs; null when the tree is complete. */
  next: { name: GrowthStep; seeds: number } | null;
  /** The progress from the last step to the next, in percent. */
  percent: number;
};

/** The three drawings of the tree. Each step is shown in one of them. */
const drawings: readonly GrowthStep[] = ['seedling', 'young', 'flowers'];

export const growthAt = (seeds: number): Growth => {
  const reached = growthSteps.filter(({ from }) => seeds >= from);
  const coming = growthSteps[reached.length] ?? null;
  const before = reached[reached.length - 1]?.from ?? 0;
  return {
    has: new Set(reached.map(({ name }) => name)),
    next: coming === null ? null : { name: coming.name, seeds: coming.from - seeds },
    percent: coming === null ? 100 : Math.floor(((seeds - before) * 100) / (coming.from - before)),
  };
};

/** The things visible now: a leaf of the seedling is not counted on the great tree. */
export const thingsToSee = ({ has }: Growth): readonly GrowthStep[] => {
  const names = growthSteps.map(({ name }) => name).filter((name) => has.has(name));
  const drawn = drawings.filter((name) => has.has(name)).pop() ?? 'seedling';
  const lasting: readonly GrowthStep[] = drawn === 'seedling' ? [] : ['bird', 'crown'];
  return names.filter((name, at) => at >= names.indexOf(drawn) || lasting.includes(name));
};

/**
 * The number of leaves in addition to those of every tree. The seeds of one lesson bring one, until the tree is full.
 */
const leafRoom = { young: 3, flowers: 20 } as const;
const seedsPerLeaf = 25;

/** The number of lesson leaves. A bigger drawing starts with more than the last one. */
export const leavesAt = (seeds: number): number => {
  const { has } = growthAt(seeds);
  const drawn = has.has('flowers') ? 'flowers' : has.has('young') ? 'young' : null;
  if (drawn === null) return 0;
  const from = growthSteps.find(({ name }) => name === drawn)?.from ?? 0;
  return Math.min(leafRoom[drawn], Math.floor((seeds - from) / seedsPerLeaf));
};

/** The growth between two counts of the tree. `leaf` if only a leaf was added. */
export const grownBetween = (before: number, after: number): readonly (GrowthStep | 'leaf')[] => {
  const had = growthAt(before).has;
  const grown = thingsToSee(growthAt(after)).filter((name) => !had.has(name));
  if (grown.length > 0) return grown;
  return leavesAt(after) > leavesAt(before) ? ['leaf'] : [];
};
