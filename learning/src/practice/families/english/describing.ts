/** Adjectives by family, in their order before a noun. */

const adjectiveFamilies = ['opinion', 'size', 'shape', 'age', 'colour'] as const;

export type Adjective = {
  readonly word: string;
  readonly family: (typeof adjectiveFamilies)[number];
  readonly rank: number;
};

const words: Readonly<Record<Adjective['family'], readonly string[]>> = {
  opinion: ['nice', 'beautiful', 'lovely', 'pretty', 'ugly'],
  size: ['big', 'small', 'large', 'tiny', 'huge'],
  shape: ['round', 'square', 'flat'],
  age: ['new', 'old'],
  colour: ['red', 'blue', 'green', 'brown', 'yellow', 'white', 'black'],
};

export const adjectives: readonly Adjective[] = adjectiveFamilies.flatMap((family, rank) =>
  words[family].map((word) => ({ word, family, rank })),
);

export const thingsDescribed = [
  'bag',
  'basket',
  'stool',
  'mat',
  'box',
  'tray',
  'hat',
  'table',
  'plate',
] as const;

export const vehicles = ['bus', 'lorry', 'car', 'bicycle', 'van', 'tractor', 'pickup', 'minibus'] as const;
