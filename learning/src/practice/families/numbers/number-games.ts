/** Number games: sounds to count, a missing number, rows in order (P1). */
import { askOne } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { drawnThings, pictureFor } from '#practice/families/numbers/drawn-things.ts';
import { boxesOf } from '#practice/figures.ts';
import { firstNumberMistakes as f } from '#practice/misconceptions/first-numbers.ts';
import { schoolThingMistakes as m } from '#practice/misconceptions/school-things.ts';
import { type Person, somebody } from '#practice/places.ts';
import type { Random } from '#practice/random.ts';
import { counted } from '#practice/write.ts';

const sounds = [
  ['clap', (their: string) => `claps ${their} hands`],
  ['boom', () => 'beats the drum'],
  ['tap', () => 'taps on the desk'],
  ['hop', () => 'hops'],
  ['stamp', (their: string) => `stamps ${their} foot`],
] as const;

const countSounds = (random: Random, { name, their }: Person, isMixed: boolean) => {
  const [[sound, does], [other]] = random.some(sounds, 2) as readonly [
    (typeof sounds)[number],
    (typeof sounds)[number],
  ];
  const { one, many } = random.pick(drawnThings);
  // Together with the distractors never more than five.
  const count = random.int(2, isMixed ? 3 : 4);
  const more = isMixed ? random.int(1, 2) : 0;
  const row = random.shuffle([...Array<string>(count).fill(sound), ...Array<string>(more).fill(other)]);
  const things = (value: number) => counted(value, { one, many });
  return askOne(random, {
    prompt: `${name} ${isMixed ? 'makes sounds' : does(their)}: ${row.join(', ')}! Which picture has one ${one} for each ${sound}?`,
    right: things(count),
    slips: [
      [things(count + Math.max(more, 1)), f.oneTooMany],
      [things(count - 1), f.oneTooFew],
    ],
    most: 2,
    picture: pictureFor,
    hint: 'Say it slowly. Put up one finger each time.',
    explanation: `You hear ${count} ${sound}s. So we show ${things(count)}.`,
    steps: [
      { line: Array.from({ length: count }, (_, at) => at + 1).join(', '), why: `Count the ${sound}s.` },
      { line: things(count) },
    ],
  });
};

/** Numerals that look alike. */
const lookAlike: Readonly<Record<number, number>> = { 1: 4, 2: 5, 3: 5, 4: 1, 5: 2 };

const missingNumber = (random: Random, name: string) => {
  const start = random.int(1, 3);
  const hidden = start + random.int(0, 2);
  const row = [start, start + 1, start + 2];
  const notShown = [1, 2, 3, 4, 5].filter((value) => !row.includes(value));
  return askOne(random, {
    prompt: `${name} jumps from box to box. One number is missing. Which number is it?`,
    show: boxesOf(row.map((value) => (value === hidden ? '?' : String(value)))),
    right: String(hidden),
    slips: notShown.map((value) => [
      String(value),
      value === lookAlike[hidden] ? m.digitsLookAlike : m.numberSkippedInRow,
    ]),
    most: 2,
    hint:
      hidden === start
        ? `Which number comes just before ${start + 1}?`
        : 'Start with the first box. Count slowly.',
    explanation: `Say ${row.join(', ')}. The number ${hidden} was missing.`,
    steps: [{ line: row.join(', '), why: 'Count slowly.' }, { line: String(hidden) }],
  });
};

const whichRow = (random: Random, name: string) => {
  const start = random.int(1, 2);
  const length = random.int(4 - start + 1, 6 - start);
  const row = Array.from({ length }, (_, at) => start + at);
  const gone = random.int(1, length - 2);
  const late = row[gone] ?? 0;
  return askOne(random, {
    prompt: `${name} counts up from ${start}. Which row is right?`,
    right: row.join(', '),
    slips: [
      [[...row].reverse().join(', '), m.countsBackwards],
      [[...row.filter((value) => value !== late), late].join(', '), m.numberSkippedInRow],
    ],
    most: 2,
    hint: `Start with ${start}. Each number is one more.`,
    explanation: `We say ${row.join(', ')}. Each number is one more.`,
    steps: [
      { line: String(start), why: 'Start here.' },
      { line: row.join(', '), why: 'Go one on each time.' },
    ],
  });
};

const numberGames: Maker = (random, level, place) => {
  const person = somebody(random, place);
  if (level === 1) return countSounds(random, person, false);
  if (level === 2) return missingNumber(random, person.name);
  return random.coin() ? countSounds(random, person, true) : whichRow(random, person.name);
};

export const numberGameMakers = { 'number-games': numberGames } satisfies Record<string, Maker>;
