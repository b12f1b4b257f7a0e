/** First numbers: more or fewer, counting to 5, one more (P1). */
import { askNumber, askOne } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { drawnThings } from '#practice/families/numbers/drawn-things.ts';
import { firstNumberMistakes as m } from '#practice/misconceptions/first-numbers.ts';
import { somebody, twoPeople } from '#practice/places.ts';
import { counted } from '#practice/write.ts';

const moreOrFewer: Maker = (random, level, place) => {
  const [one, other] = twoPeople(random, place);
  const { thing, one: single, many: words } = random.pick(drawnThings);
  const many = (count: number) => counted(count, { one: single, many: words });
  const most = level === 1 ? 4 : 5;
  const first = random.int(1, most);
  const second = random.int(1, most);
  if (first === second && level < 3) return null;
  const wantsMore = level === 1 ? true : random.coin();
  const names = [one.name, other.name, 'nobody'] as const;
  const more = first > second ? 0 : 1;
  const right = first === second ? 2 : wantsMore ? more : 1 - more;
  const wrong = names.filter((_, at) => at !== right);
  return askOne(random, {
    prompt: `${one.name} has ${many(first)}. ${other.name} has ${many(second)}. Who has ${wantsMore ? 'more' : 'fewer'}?`,
    show: {
      kind: 'counters',
      thing,
      groups: [first, second].map((count) => ({ count })),
      sign: 'or',
    },
    right: names[right] ?? '',
    slips: wrong.map((name) => [name, name === 'nobody' ? m.sameNotMatched : m.swapped] as const),
    most: 2,
    hint: 'Match them one to one. Where is one left over?',
    explanation:
      first === second
        ? `${first} and ${second} are the same. Nobody has ${wantsMore ? 'more' : 'fewer'}.`
        : `${Math.max(first, second)} is more than ${Math.min(first, second)}.`,
    steps: [
      { line: `${first} and ${second}`, why: 'Count each group.' },
      {
        line: names[right] ?? '',
        why: first === second ? 'The groups are the same.' : 'Look which group is asked for.',
      },
    ],
  });
};

const countToFive: Maker = (random, level, place) => {
  const { name } = somebody(random, place);
  const { thing, many: words } = random.pick(drawnThings);
  const least = level === 1 ? 1 : 2;
  const count = random.int(least, level === 1 ? 4 : 5);
  const where = random.pick(['on the mat', 'in the box', 'on the table', 'under the tree', 'in the basket']);
  return askNumber({
    prompt:
      level === 3
        ? `${name} puts the ${words} ${where} in a row. Count them. How many ${words} are there?`
        : `Count. How many ${words} are ${where}?`,
    show: { kind: 'counters', thing, groups: [{ count }], ...(level === 2 ? { frames: true } : {}) },
    answer: count,
    slips: [
      [count - 1, m.oneTooFew],
      [count + 1, m.oneTooMany],
    ],
    hint: 'Touch each thing once. Say one number for each.',
    explanation: `Say one number for each thing. The last number is ${count}.`,
    steps: [
      {
        line: Array.from({ length: count }, (_, at) => at + 1).join(', '),
        why: 'Touch and count.',
      },
    ],
  });
};

const oneMore: Maker = (random, level, place) => {
  const { name } = somebody(random, place);
  const { thing, one: single, many: words } = random.pick(drawnThings);
  const many = (count: number) => counted(count, { one: single, many: words });
  const start = random.int(1, level === 1 ? 3 : 4);
  const story = [
    `${name} has ${many(start)}. One more comes. How many ${words} are there now?`,
    `${start === 1 ? 'There is' : 'There are'} ${many(start)} on the mat. ${name} puts one more there. How many ${words} are there?`,
    `What number is one more than ${start}? Think of ${many(start)} and one more.`,
  ];
  return askNumber({
    prompt: story[level === 1 ? 0 : random.int(0, 2)] ?? '',
    answer: start + 1,
    show:
      level === 3 ? null : { kind: 'counters', thing, groups: [{ count: start }, { count: 1 }], sign: '+' },
    slips: [
      [start - 1, m.oneFewer],
      [start, m.noChange],
      [start + 2, m.twoMore],
    ],
    hint: 'Start at the first number. Take one step on.',
    explanation: `One more than ${start} is ${start + 1}.`,
    steps: [
      { line: `${start}`, why: 'So many are there.' },
      { line: `${start} + 1 = ${start + 1}`, why: 'One step on.' },
    ],
  });
};

export const toFiveMakers = {
  'more-or-fewer': moreOrFewer,
  'count-to-5': countToFive,
  'one-more': oneMore,
} satisfies Record<string, Maker>;
