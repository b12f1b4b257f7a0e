/** Ratio and percentage. */
import { askNumber } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { partsOf } from '#practice/figures.ts';
import { gcd } from '#practice/fraction.ts';
import { shareMistakes as m } from '#practice/misconceptions/money.ts';
import { twoPeople } from '#practice/places.ts';
import { written } from '#practice/write.ts';

const sharedThings = [
  { things: 'mangoes', many: 1 },
  { things: 'books', many: 1 },
  { things: 'litres of milk', many: 5 },
  { things: 'kilograms of maize', many: 10 },
] as const;

/** Level 1 asks for one share of a small whole, level 3 for the difference of the two shares. */
const shareInRatio: Maker = (random, level, place) => {
  const [a, b] = random.some([1, 2, 3, 4, 5, 7], 2) as [number, number];
  const [first, second] = twoPeople(random, place);
  const { things, many } = random.pick(sharedThings);
  const part = random.int(2, level === 1 ? 9 : 25) * (level === 1 ? 1 : many);
  const all = (a + b) * part;
  if (gcd(a, b) !== 1 || (level < 3 && a === 1)) return null;
  const asksDifference = level === 3;
  const answer = asksDifference ? Math.abs(a - b) * part : a * part;
  const ask = asksDifference
    ? `How many ${things} more does one get than the other?`
    : `How many ${things} does ${first.name} get?`;
  return askNumber({
    prompt: `${first.name} and ${second.name} share ${written(all)} ${things} in the ratio ${a} : ${b}. ${ask}`,
    answer,
    unit: things,
    show: partsOf([first.name, second.name], [a, b]),
    slips: asksDifference
      ? [
          [a * part, m.stopsAtOneShare],
          [b * part, m.stopsAtOneShare],
          [part, m.stopsAtOnePart],
          [all / 2, m.sharesEqually],
        ]
      : [
          [b * part, m.otherShareGiven],
          [all / a, m.dividesByOwnPart],
          [part, m.stopsAtOnePart],
          [all / 2, m.sharesEqually],
        ],
    pleStyle: 'Mathematics B, "Share ... in the ratio ..."',
    hint: `How many parts are there in all? ${a} + ${b}`,
    explanation: `The whole has ${a} + ${b} = ${a + b} parts, and each part is ${written(part)}. Dividing by ${a} alone forgets the other parts.`,
    steps: [
      { line: `${a} + ${b} = ${a + b}`, why: 'Count the parts.' },
      { line: `${written(all)} ÷ ${a + b} = ${written(part)}`, why: 'Find one part.' },
      asksDifference
        ? {
            line: `${Math.max(a, b)} − ${Math.min(a, b)} = ${Math.abs(a - b)}`,
            why: 'One has so many parts more.',
          }
        : { line: `${first.name} gets ${a} of the parts` },
      {
        line: `${asksDifference ? Math.abs(a - b) : a} × ${written(part)} = ${written(answer)} ${things}`,
      },
    ],
  });
};

const wholes = [
  { text: (all: string) => `A school has ${all} learners. `, things: 'learners', who: 'of them are girls' },
  { text: (all: string) => `A farmer harvests ${all} kg of maize. `, things: 'kg', who: 'of it is sold' },
  { text: (all: string) => `A tank holds ${all} litres of water. `, things: 'litres', who: 'of it is used' },
  { text: (all: string) => `A farmer plants ${all} seedlings. `, things: 'seedlings', who: 'of them grow' },
] as const;

const percentageOfQuantity: Maker = (random, level) => {
  const percent = level === 1 ? random.pick([10, 20, 25, 50, 75]) : random.int(1, level === 2 ? 9 : 19) * 5;
  const all = level === 1 ? random.int(2, 20) * 20 : random.int(3, level === 2 ? 30 : 90) * 20;
  const { text, things, who } = random.pick(wholes);
  const share = (all * percent) / 100;
  const asksRest = level === 3;
  const answer = asksRest ? all - share : share;
  if (!Number.isInteger(share) || percent === 50) return null;
  const ask = asksRest
    ? `${percent}% ${who}. How many ${things} is the rest?`
    : `${percent}% ${who}. How many ${things} is that?`;
  return askNumber({
    prompt: `${text(written(all))}${ask}`,
    answer,
    unit: things,
    slips: [
      [asksRest ? share : all - share, m.otherPartGiven],
      [asksRest ? all - percent : percent, m.percentTakenAsNumber],
      [all / percent, m.dividesByPercent],
      [(all * percent) / 10, m.percentOutOfTen],
    ],
    pleStyle: 'Mathematics A, "Find ...% of ..."',
    hint: `${percent}% means ${percent} out of every 100.`,
    explanation: `${percent}% is ${percent}/100, and ${percent}/100 of ${written(all)} is ${written(share)}.${asksRest ? ' The rest is what is left of the whole.' : ''}`,
    steps: [
      { line: `${percent}% = ${percent}/100`, why: 'Per cent means out of a hundred.' },
      {
        line: `${percent} × ${written(all)} ÷ 100 = ${written(share)}${asksRest ? '' : ` ${things}`}`,
        why: 'Find that part of the whole.',
      },
      ...(asksRest
        ? [
            {
              line: `${written(all)} − ${written(share)} = ${written(answer)} ${things}`,
              why: 'Take it from the whole.',
            },
          ]
        : []),
    ],
  });
};

const changes = [
  { what: 'The number of learners in a school', unit: 'learners' },
  { what: 'The number of trees in a forest', unit: 'trees' },
  { what: 'The number of books in a library', unit: 'books' },
] as const;

const percentageChange: Maker = (random, level) => {
  const up = level === 1 ? true : random.coin();
  const percent = random.pick(level === 1 ? [10, 20, 50] : [5, 10, 15, 20, 25, 30, 40]);
  const before = random.int(2, level === 1 ? 15 : 45) * 20;
  const { what, unit } = random.pick(changes);
  const change = (before * percent) / 100;
  const after = up ? before + change : before - change;
  if (!Number.isInteger(change)) return null;
  const verb = up ? 'rose' : 'fell';
  if (level === 3) {
    return askNumber({
      prompt: `${what} ${verb} from ${written(before)} to ${written(after)}. By what percentage did it ${up ? 'rise' : 'fall'}?`,
      answer: percent,
      unit: '%',
      slips: [
        [change, m.changeGivenAsPercent],
        [(change * 100) / after, m.percentOfTheEnd],
        [(after * 100) / before, m.partForChange],
      ],
      pleStyle: 'Mathematics B, "Find the percentage increase ..."',
      hint: 'Compare the change with the number at the start.',
      explanation: `The change is ${written(change)}, and it is compared with ${written(before)}, where it began.`,
      answerText: `${percent}%`,
      steps: [
        {
          line: `${written(Math.max(before, after))} − ${written(Math.min(before, after))} = ${written(change)}`,
          why: 'Find the change.',
        },
        {
          line: `${written(change)} ÷ ${written(before)} × 100 = ${percent}`,
          why: 'Compare it with the start.',
        },
        { line: `The change is ${percent}%` },
      ],
    });
  }
  return askNumber({
    prompt: `${what} was ${written(before)} and then ${verb} by ${percent}%. What is it now?`,
    answer: after,
    unit,
    slips: [
      [change, m.stopsAtTheChange],
      [up ? before + percent : before - percent, m.percentTakenAsNumber],
      [up ? before - change : before + change, m.upAndDownMixed],
    ],
    pleStyle: 'Mathematics A, "Increase ... by ...%"',
    hint: `First find ${percent}% of ${written(before)}.`,
    explanation: `${percent}% of ${written(before)} is ${written(change)}. This is ${up ? 'added to' : 'taken from'} the number at the start.`,
    steps: [
      { line: `${percent} × ${written(before)} ÷ 100 = ${written(change)}`, why: 'Find the change.' },
      {
        line: `${written(before)} ${up ? '+' : '−'} ${written(change)} = ${written(after)} ${unit}`,
        why: up ? 'It rose, so add.' : 'It fell, so take away.',
      },
    ],
  });
};

export const shareMakers = {
  'share-in-a-ratio': shareInRatio,
  'percentage-of-a-quantity': percentageOfQuantity,
  'percentage-change': percentageChange,
} satisfies Record<string, Maker>;
