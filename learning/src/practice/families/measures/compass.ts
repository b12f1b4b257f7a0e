/** Compass points on a plan, and lengths in paces (P3). */
import { askNumber, askOne } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { planOf, stripsOf } from '#practice/figures.ts';
import { compassMistakes as m } from '#practice/misconceptions/compass.ts';
import { type Person, somebody, twoPeople } from '#practice/places.ts';
import type { Random } from '#practice/random.ts';
import { capital, listed } from '#practice/write.ts';

/** Clockwise round the compass. */
const points = ['north', 'east', 'south', 'west'] as const;

type Point = (typeof points)[number];

const turned = (point: Point, quarters: number): Point =>
  points[(points.indexOf(point) + quarters) % 4] as Point;

const opposite = (point: Point): Point => turned(point, 2);

/** The usual wrong answer for the opposite point. */
const mixedUp = (point: Point) => (point === 'north' || point === 'south' ? m.upIsSouth : m.compassEastWest);

const sideOf = {
  north: 'at the top',
  east: 'on the right',
  south: 'at the bottom',
  west: 'on the left',
} as const;

const landmarks = [
  ...['church', 'shop', 'pump', 'house', 'mosque', 'market', 'clinic', 'garden', 'well', 'bridge', 'farm'],
  ...['bus park', 'big tree', 'hall', 'hill'],
];

/** Where the sun is in the morning and in the evening. */
const suns: Partial<Record<Point, string>> = { east: 'rising', west: 'setting' };

/** Row and column step of each direction. */
const steps = { north: [-1, 0], east: [0, 1], south: [1, 0], west: [0, -1] } as const;

const besideTheSchool = (random: Random) => {
  const names = random.some(landmarks, 4) as readonly [string, string, string, string];
  const [north, east, south, west] = names;
  const at = (point: Point) => `the ${names[points.indexOf(point)]}`;
  const asked = random.pick(points);
  return askOne(random, {
    prompt: `Look at the plan. What is ${asked} of the school?`,
    show: planOf([
      ['', north, ''],
      [west, 'school', east],
      ['', south, ''],
    ]),
    right: at(asked),
    slips: [
      [at(opposite(asked)), mixedUp(asked)],
      [at(turned(asked, random.pick([1, 3]))), m.neighbourPoint],
    ],
    most: 2,
    hint: 'North is at the top of the plan. East is on the right.',
    explanation: `On the plan ${asked} is ${sideOf[asked]}. There is ${at(asked)}.`,
    steps: [
      { line: 'Stand at the school.', why: 'We start there.' },
      { line: `${capital(asked)} is ${sideOf[asked]}.` },
      { line: at(asked) },
    ],
  });
};

/** Facing one point, or coming home again. */
const byTheBody = (random: Random, { name, they, their }: Person) => {
  const point = random.pick(points);
  const [turn, side] = random.pick([
    [1, 'right'],
    [3, 'left'],
    [2, 'back'],
  ] as const);
  if (turn === 2) {
    const where = random.pick(landmarks.filter((one) => one !== 'house'));
    const right = opposite(point);
    return askOne(random, {
      prompt: random.coin()
        ? `${name} walks ${point} from home to the ${where}. In which direction does ${they} walk back home?`
        : `${name} looks ${point} to the ${where}. Which direction is behind ${their} back?`,
      right,
      slips: [
        [turned(point, 1), m.neighbourPoint],
        [turned(point, 3), m.neighbourPoint],
      ],
      most: 2,
      hint: 'Which point is opposite?',
      explanation: `It is the opposite way. Opposite ${point} is ${right}.`,
      steps: [{ line: point }, { line: right, why: 'It is opposite.' }],
    });
  }
  const right = turned(point, turn);
  const sun = random.coin() ? suns[point] : undefined;
  const faced = sun === undefined ? `faces ${point}` : `faces the ${sun} sun`;
  return askOne(random, {
    prompt: `${name} ${faced}. ${capital(they)} stretches out ${their} ${side} arm to the side. In which direction does it point?`,
    right,
    slips: [
      [opposite(right), mixedUp(right)],
      [opposite(point), m.neighbourPoint],
    ],
    most: 2,
    hint: 'Stand up. Face north and find east with your right arm. Then turn.',
    explanation: `When you face ${point}, ${right} is on your ${side}. Behind you is ${opposite(point)}.`,
    steps: [
      {
        line: `${name} faces ${point}.`,
        ...(sun === undefined ? {} : { why: 'The sun rises in the east and sets in the west.' }),
      },
      { line: right, why: `Go round from ${point} to the ${side}.` },
    ],
  });
};

/** Nine places: a walk of two legs, or the neighbours of an outer place. */
const overThePlan = (random: Random, { name, they }: Person) => {
  const names = random.some(landmarks, 9);
  const plan = [0, 3, 6].map((from) => names.slice(from, from + 3));
  const [row, column] = [random.int(0, 2), random.int(0, 2)];
  const up = random.pick(['north', 'south'] as const);
  const aside = random.pick(['east', 'west'] as const);
  const at = (down: number, along: number) => {
    const found = plan[row + down]?.[column + along];
    return found === undefined ? null : `the ${found}`;
  };
  const [down, along] = [steps[up][0], steps[aside][1]];
  const right = at(down, along);
  if (right === null) return null;
  const wrong = [
    [at(down, -along), m.compassEastWest],
    [at(-down, along), m.upIsSouth],
    [at(down, 0), m.neighbourPoint],
    [at(0, along), m.neighbourPoint],
  ] as const;
  return askOne(random, {
    prompt: `${name} starts at the ${plan[row]?.[column]}. ${capital(they)} goes one place ${up} and then one place ${aside}. Where is ${they} now?`,
    show: planOf(plan),
    right,
    slips: wrong.flatMap(([found, mistake]) => (found === null ? [] : [[found, mistake] as const])),
    most: 2,
    hint: 'Put your finger on the start. Move it one place at a time.',
    explanation: `One place ${up} is ${at(down, 0)}. One place ${aside} from there is ${right}.`,
    steps: [
      { line: `One place ${up}: ${at(down, 0)}`, why: `On the plan ${up} is ${sideOf[up]}.` },
      { line: `One place ${aside}: ${right}`, why: `On the plan ${aside} is ${sideOf[aside]}.` },
    ],
  });
};

const compassPoints: Maker = (random, level, place) => {
  const person = somebody(random, place);
  if (level === 1) return besideTheSchool(random);
  return level === 2 ? byTheBody(random, person) : overThePlan(random, person);
};

const longThings = ['path', 'wall', 'yard', 'garden', 'road', 'fence', 'field', 'hall'] as const;

const countPaces = (random: Random, { name, they }: Person) => {
  const start = random.int(0, 3);
  const paces = random.int(4, 9);
  const end = start + paces;
  return askNumber({
    prompt: `Each jump is one pace. ${name} starts at ${start} and stops at ${end}. How many paces does ${they} take?`,
    show: {
      kind: 'number-line',
      from: 0,
      to: 12,
      step: 1,
      jumps: Array.from({ length: paces }, (_, at) => ({ from: start + at, to: start + at + 1 })),
    },
    answer: paces,
    unit: 'paces',
    slips: [
      [end, m.wrongStart],
      [paces + 1, m.startsCountAtZeroStep],
      [paces - 1, m.startsCountAtZeroStep],
    ],
    hint: 'Put your finger on the start. Count each jump.',
    explanation: `Count the jumps from ${start} to ${end}. There are ${paces}.`,
    steps: [
      { line: Array.from({ length: paces }, (_, at) => at + 1).join(', '), why: 'Count one for each jump.' },
      { line: `${paces} paces` },
    ],
  });
};

const howFar = (random: Random) => {
  const [one, other, third] = random.some(landmarks, 3) as [string, string, string];
  const near = random.int(5, 30);
  const middle = near + random.int(1, 4);
  const far = middle + random.int(1, 4);
  const ways = random.shuffle([
    [one, near],
    [other, middle],
    [third, far],
  ] as const);
  const wantsLong = random.coin();
  return askOne(random, {
    prompt: `A child counts paces from the school. ${ways.map(([name, paces]) => `The ${name} is ${paces} paces away.`).join(' ')} Which place is ${wantsLong ? 'farthest from' : 'nearest to'} the school?`,
    show: stripsOf(ways),
    right: `the ${wantsLong ? third : one}`,
    slips: [
      [`the ${wantsLong ? one : third}`, m.longShortMixed],
      [`the ${other}`, m.startsCountAtZeroStep],
    ],
    most: 2,
    hint: 'Compare the three numbers.',
    explanation: `${wantsLong ? far : near} is the ${wantsLong ? 'biggest' : 'smallest'} number of paces.`,
    steps: [
      { line: `${near}, ${middle}, ${far}`, why: 'Put the paces in order.' },
      {
        line: `the ${wantsLong ? third : one}`,
        why: wantsLong ? 'Take the biggest.' : 'Take the smallest.',
      },
    ],
  });
};

const howMuchLonger = (random: Random) => {
  const [first, second] = random.some(longThings, 2) as [string, string];
  const [tens, ones] = [random.int(2, 6), random.int(1, 9)];
  const long = tens * 10 + ones;
  const short = random.int(1, tens - 1) * 10 + random.int(1, ones);
  return askNumber({
    prompt: `The ${first} is ${long} paces long. The ${second} is ${short} paces long. How many paces longer is the ${first} than the ${second}?`,
    show: stripsOf([
      [first, long],
      [second, short],
    ]),
    answer: long - short,
    unit: 'paces',
    slips: [
      [long + short, m.twoLengthsAdded],
      [long - short - 1, m.startsCountAtZeroStep],
      [long - short + 1, m.startsCountAtZeroStep],
    ],
    hint: 'How much is left over when you lay them side by side?',
    explanation: `${long} − ${short} = ${long - short}. The ${first} is ${long - short} paces longer.`,
    steps: [
      {
        line: `${long} − ${Math.floor(short / 10) * 10} = ${long - Math.floor(short / 10) * 10}`,
        why: 'Take away the tens.',
      },
      { line: `${long} − ${short} = ${long - short} paces`, why: 'Take away the ones too.' },
    ],
  });
};

/** The same distance walked by three: longer paces mean fewer of them. */
const whoseSteps = (random: Random, one: string, other: string) => {
  const few = random.int(12, 25);
  const middle = few + random.int(3, 9);
  const many = middle + random.int(3, 9);
  const wantsLong = random.coin();
  const thing = random.pick(longThings);
  const counts = random.shuffle([few, middle, many]);
  const people = [one, other, 'The class monitor'] as const;
  const who = (paces: number) => {
    const name = people[counts.indexOf(paces)] ?? '';
    return name.replace('The', 'the');
  };
  const right = who(wantsLong ? few : many);
  return askOne(random, {
    prompt: `Three children walk the whole length of the same ${thing}. ${people.map((name, at) => `${name} counts ${counts[at]} paces.`).join(' ')} Whose paces are the ${wantsLong ? 'longest' : 'shortest'}?`,
    right,
    slips: [
      [who(wantsLong ? many : few), m.morePacesLongerLeg],
      [who(middle), m.longShortMixed],
    ],
    most: 2,
    hint: 'A child with long paces needs fewer of them.',
    explanation: `Long paces reach the end sooner, so you count fewer. ${wantsLong ? few : many} is the ${wantsLong ? 'smallest' : 'biggest'} number here.`,
    steps: [
      { line: listed([few, middle, many].map(String)), why: 'Put the numbers in order.' },
      { line: right, why: wantsLong ? 'Fewest paces, longest steps.' : 'Most paces, shortest steps.' },
    ],
  });
};

const measureWithPaces: Maker = (random, level, place) => {
  const [one, other] = twoPeople(random, place);
  if (level === 1) return random.coin() ? countPaces(random, one) : howFar(random);
  return level === 2 ? howMuchLonger(random) : whoseSteps(random, one.name, other.name);
};

export const compassMakers = {
  'compass-points': compassPoints,
  'measure-with-paces': measureWithPaces,
} satisfies Record<string, Maker>;
