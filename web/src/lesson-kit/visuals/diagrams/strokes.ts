/**
 * Print script as on the board: sticks and balls, each stroke in order and direction. Letters are between 20
 * (top), 60 (small letters), 100 (the line) and 135 (tails). First the width, then the strokes.
 */
type Sign = readonly [width: number, ...strokes: readonly string[]];

const [ball, belly, stick, arch] = [
  'M47 69A20 20 0 1 0 47 91',
  'M13 69A20 20 0 1 1 13 91',
  'M12 20V100',
  'M12 76C18 56 46 54 46 76V100',
];

const signs: Readonly<Record<string, Sign>> = {
  a: [60, ball, 'M50 60V100'],
  b: [60, stick, belly],
  c: [56, 'M46 68A20 20 0 1 0 46 92'],
  d: [60, ball, 'M50 20V100'],
  e: [58, 'M11 80H49A20 20 0 1 0 44 94'],
  f: [52, 'M44 28C36 16 24 22 24 40V100', 'M12 60H40'],
  g: [60, ball, 'M50 60V116C50 140 22 140 16 124'],
  h: [56, stick, arch],
  i: [26, 'M12 60V100', 'M12 42V43'],
  j: [40, 'M28 60V118C28 138 10 138 4 126', 'M28 42V43'],
  k: [54, stick, 'M42 60L13 82', 'M22 76L44 100'],
  l: [26, stick],
  m: [68, 'M10 60V100', 'M10 74C14 58 34 56 34 74V100', 'M34 74C38 58 58 56 58 74V100'],
  n: [56, 'M12 60V100', arch],
  o: [60, 'M44 66A20 20 0 1 0 46 68'],
  p: [60, 'M12 60V135', belly],
  q: [60, ball, 'M50 60V135'],
  r: [48, 'M12 60V100', 'M12 76C16 62 28 58 38 64'],
  s: [54, 'M42 66C34 56 14 58 14 70C14 82 44 78 44 90C44 104 18 104 10 94'],
  t: [48, 'M22 34V88C22 100 32 102 40 97', 'M8 60H36'],
  u: [58, 'M12 60V84C12 104 46 104 46 84V60', 'M46 60V100'],
  v: [56, 'M10 60L28 100L46 60'],
  w: [66, 'M8 60L20 100L32 66L44 100L56 60'],
  x: [58, 'M12 60L46 100', 'M46 60L12 100'],
  y: [56, 'M10 60L28 100', 'M46 60L16 135'],
  z: [58, 'M12 60H44L12 100H46'],
  A: [72, 'M36 20L8 100', 'M36 20L64 100', 'M18 72H54'],
  B: [64, stick, 'M12 20H32A19 19 0 0 1 32 58H12', 'M32 58A21 21 0 0 1 32 100H12'],
  C: [72, 'M62 36C50 12 10 16 10 60C10 104 50 108 62 84'],
  D: [68, stick, 'M12 20C72 18 72 102 12 100'],
  E: [62, stick, 'M12 20H52', 'M12 60H44', 'M12 100H52'],
  F: [62, stick, 'M12 20H52', 'M12 60H44'],
  G: [74, 'M62 36C50 12 10 16 10 60C10 104 60 108 64 66', 'M64 66H42'],
  H: [68, stick, 'M56 20V100', 'M12 60H56'],
  I: [26, stick],
  J: [56, 'M44 20V80C44 106 12 106 8 86'],
  K: [68, stick, 'M56 20L13 64', 'M26 52L58 100'],
  L: [62, 'M12 20V100H52'],
  M: [80, 'M10 20V100', 'M10 20L40 76L70 20', 'M70 20V100'],
  N: [70, stick, 'M12 20L58 100', 'M58 20V100'],
  O: [76, 'M60 34C44 8 8 22 8 60C8 104 68 112 68 60C68 44 64 38 60 34'],
  P: [64, stick, 'M12 20H34A21 21 0 0 1 34 62H12'],
  Q: [78, 'M60 34C44 8 8 22 8 60C8 104 68 112 68 60C68 44 64 38 60 34', 'M46 78L70 104'],
  R: [66, stick, 'M12 20H34A21 21 0 0 1 34 62H12', 'M32 62L58 100'],
  S: [68, 'M54 32C44 14 12 18 12 40C12 64 58 54 58 80C58 106 18 106 8 86'],
  T: [72, 'M36 20V100', 'M8 20H64'],
  U: [72, 'M12 20V74C12 110 60 110 60 74V20'],
  V: [68, 'M8 20L34 100L60 20'],
  W: [84, 'M6 20L24 100L42 34L60 100L78 20'],
  X: [70, 'M12 20L58 100', 'M58 20L12 100'],
  Y: [68, 'M8 20L34 60', 'M60 20L34 60V100'],
  Z: [70, 'M10 20H58L10 100H60'],
  0: [68, 'M46 26C28 8 10 34 10 60C10 110 58 112 58 60C58 40 54 32 46 26'],
  1: [28, 'M14 20V100'],
  2: [68, 'M12 38C14 14 54 14 54 40C54 60 30 76 10 100H58'],
  3: [68, 'M12 30C24 12 54 18 54 38C54 54 40 58 30 58C44 58 58 64 58 80C58 104 22 106 10 90'],
  4: [68, 'M40 20L10 74H60', 'M44 50V100'],
  5: [68, 'M16 20V54C34 44 58 52 58 76C58 104 24 106 10 92', 'M16 20H52'],
  6: [68, 'M50 20C24 32 10 54 10 76C10 108 58 108 58 78C58 50 16 52 11 74'],
  7: [66, 'M10 20H56L26 100'],
  8: [
    68,
    'M52 32C42 12 14 18 14 38C14 58 58 60 58 80C58 106 10 106 10 80C10 60 54 56 54 38C54 34 53 33 52 32',
  ],
  9: [66, 'M54 40C54 68 12 68 12 42C12 14 54 14 54 40V60C54 84 44 96 34 100'],
};

export const strokesOf = (sign: string): { readonly width: number; readonly strokes: readonly string[] } => {
  const [width = 0, ...strokes] = signs[sign] ?? [];
  return { width, strokes };
};

type Spot = readonly [x: number, y: number];

const around: readonly Spot[] = [
  [-11, 2],
  [11, -11],
  [12, 9],
  [0, -14],
  [-12, 14],
];

/** The starts of strokes with their numbers, without overlap. */
export const numbersOf = (strokes: readonly string[]): readonly Spot[] => {
  const placed: Spot[] = [];
  for (const stroke of strokes) {
    const [, x = '0', y = '0'] = /^M(\d+) (\d+)/u.exec(stroke) ?? [];
    const spots = around.map(([right, down]): Spot => [Number(x) + right, Number(y) + down]);
    const free = spots.find((one) =>
      placed.every((other) => Math.hypot(one[0] - other[0], one[1] - other[1]) > 17),
    );
    placed.push(free ?? [Number(x), Number(y)]);
  }
  return placed;
};
