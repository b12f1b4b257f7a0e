/** Everyday sets that every child in Uganda knows. Nothing belongs to two of them. */
import type { Random } from '#practice/random.ts';

const knownSets = {
  fruits: ['mango', 'orange', 'banana', 'pawpaw', 'pineapple', 'guava', 'jackfruit', 'lemon'],
  birds: ['hen', 'duck', 'turkey', 'dove', 'crow', 'parrot', 'owl'],
  insects: ['ant', 'bee', 'fly', 'butterfly', 'grasshopper', 'mosquito'],
  'farm tools': ['hoe', 'panga', 'rake', 'slasher', 'spade', 'axe'],
  clothes: ['shirt', 'dress', 'skirt', 'sweater', 'sock', 'gomesi'],
  'kitchen utensils': ['pot', 'plate', 'saucepan', 'spoon', 'kettle', 'mug'],
  'school things': ['pen', 'pencil', 'ruler', 'chalk', 'exercise book', 'rubber'],
  vehicles: ['bus', 'lorry', 'bicycle', 'tractor', 'taxi', 'ambulance'],
  'musical instruments': ['drum', 'flute', 'adungu', 'shaker', 'xylophone', 'horn'],
  'body parts': ['hand', 'knee', 'ear', 'nose', 'elbow', 'toe'],
  'four-legged animals': ['cow', 'goat', 'sheep', 'pig', 'donkey', 'rabbit', 'dog', 'cat'],
} as const satisfies Record<string, readonly string[]>;

type KnownSet = keyof typeof knownSets;

const knownNames = Object.keys(knownSets) as readonly KnownSet[];

/** Two different sets with the requested numbers of members. */
export const drawSets = (random: Random, count: number, otherCount = 2) => {
  const [name, other] = random.some(knownNames, 2) as [KnownSet, KnownSet];
  const members: readonly string[] = random.some(knownSets[name], count);
  const others: readonly string[] = random.some(knownSets[other], otherCount);
  return { name, other, members, others };
};

/** For days and months, which children know in their own languages too. */
export const beginningWith = (letter: string): string => `whose English names begin with ${letter}`;

/** {2, 4, 6} */
export const setOf = (members: readonly (string | number)[]): string => `{${members.join(', ')}}`;

export const capitals = ['A', 'B', 'C', 'D', 'F', 'H', 'K', 'L', 'M', 'P', 'R', 'S', 'T', 'W'] as const;

/** Sets of numbers that P4 knows. */
export const numberRules = [
  { words: 'even numbers', first: 2, step: 2 },
  { words: 'odd numbers', first: 1, step: 2 },
  { words: 'whole numbers', first: 1, step: 1 },
] as const;

/** 2, 4, 6 and so on, below the end. */
export const numbersFrom = (first: number, step: number, below: number): readonly number[] => {
  const found: number[] = [];
  for (let one = first; one < below; one += step) found.push(one);
  return found;
};
