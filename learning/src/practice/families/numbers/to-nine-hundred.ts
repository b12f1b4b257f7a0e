/** Numbers to 999, their places, and counting in twos and fives (P3). */
import { askNumber, askOne } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { bundlesOf } from '#practice/figures.ts';
import { countingMistakes as c } from '#practice/misconceptions/counting.ts';
import { firstNumberMistakes as m } from '#practice/misconceptions/first-numbers.ts';
import { numberMistakes as n } from '#practice/misconceptions/numbers.ts';
import { capital, inWords } from '#practice/write.ts';

const nextTo: Maker = (random, level) => {
  const value = level === 1 ? random.int(101, 998) : random.int(10, 99) * 10 + random.pick([9, 0]);
  if (value > 998) return null;
  const after = level === 1 || random.coin();
  const answer = after ? value + 1 : value - 1;
  const hundred = Math.floor(value / 100);
  return askNumber({
    prompt: `Which number comes just ${after ? 'after' : 'before'} ${value}?`,
    answer,
    slips: [
      after ? [value - 1, m.backForOn] : [value + 1, c.beforeAfterMixed],
      after ? [value + 10, m.tenForOne] : [value - 10, c.tenForOne],
      ...(after && value % 10 === 9 ? [[(hundred + 1) * 100, m.hundredTooSoon] as const] : []),
    ],
    hint: after ? 'Count one on.' : 'Count one back.',
    explanation: `${after ? 'After' : 'Before'} means one step. It is ${answer}.`,
    steps: [
      { line: `${value}`, why: after ? 'Take one step on.' : 'Take one step back.' },
      { line: `${value} ${after ? '+' : '−'} 1 = ${answer}` },
    ],
  });
};

const numbersToNineHundred: Maker = (random, level, place) => {
  if (level < 3) return nextTo(random, level, place);
  const value = random.int(101, 999);
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  if (rest === 0) return null;
  const swapped = hundreds * 100 + (rest % 10) * 10 + Math.floor(rest / 10);
  return askOne(random, {
    prompt: `Which number is ${inWords(value)}?`,
    right: `${value}`,
    slips: [
      [`${swapped}`, n.tensAndOnesSwapped],
      [`${hundreds * 100}${rest}`, n.numberWrittenAsHeard],
      ...(rest < 10 ? [[`${hundreds}${rest}`, n.zeroLeftOut] as const] : []),
      [`${rest}${hundreds}`, n.tensAndOnesSwapped],
    ],
    most: 2,
    hint: 'How many hundreds, tens and ones do you hear?',
    explanation: `Use one digit for each place. ${capital(inWords(value))} is ${value}.`,
    steps: [
      { line: `${hundreds} hundreds`, why: 'This digit comes first.' },
      { line: `${value}`, why: 'Then the tens and the ones.' },
    ],
  });
};

const placesToNineHundred: Maker = (random, level) => {
  const [h, t, o] = [random.int(1, 9), random.int(1, 9), random.int(1, 9)];
  if (h === t || t === o || h === o) return null;
  const value = h * 100 + t * 10 + o;
  const at = random.int(0, 2);
  const place = (['hundreds', 'tens', 'ones'] as const)[at] ?? 'ones';
  const digit = [h, t, o][at] ?? o;
  const worth = digit * ([100, 10, 1][at] ?? 1);
  if (level === 3)
    return askNumber({
      prompt: `What is the value of ${digit} in ${value}?`,
      answer: worth,
      slips: [
        [digit, n.digitWithoutPlace],
        [digit * 10, n.placesMixed],
        [digit * 100, n.placesMixed],
      ],
      hint: 'In which place does the digit stand?',
      explanation: `${digit} stands in the ${place} place, so it is worth ${worth}.`,
      steps: [
        { line: `${value}`, why: `${digit} stands in the ${place} place.` },
        { line: `${digit} ${place} → ${worth}` },
      ],
    });
  return askNumber({
    prompt: `Which digit stands in the ${place} place of ${value}?`,
    show: level === 1 ? bundlesOf([value]) : null,
    answer: digit,
    slips: [
      [[t, o, t][at] ?? o, n.placesMixed],
      [[o, h, h][at] ?? h, n.placesMixed],
    ],
    hint: 'Ones stand last. Tens stand before them. Hundreds stand first.',
    explanation: `${value} has ${h} hundreds, ${t} tens and ${o} ones.`,
    steps: [{ line: `${value}`, why: `Look for the ${place} place.` }, { line: `${place}: ${digit}` }],
  });
};

const groups = {
  2: [
    'pairs of shoes',
    'bicycles with 2 wheels each',
    'pairs of gloves',
    'hens with 2 legs each',
    'pairs of socks',
  ],
  5: [
    'hands with 5 fingers each',
    'bunches of 5 bananas',
    'rows of 5 desks',
    'boxes of 5 pencils',
    'heaps of 5 stones',
  ],
} as const;

const countInJumps: Maker = (random, level) => {
  const jump = random.pick([2, 5] as const);
  if (level === 3) {
    const many = random.int(4, 9);
    const things = random.pick(groups[jump]);
    return askNumber({
      prompt: `There are ${many} ${things}. Count in ${jump === 2 ? 'twos' : 'fives'}. How many is that in all?`,
      answer: many * jump,
      slips: [
        [many, m.onesForGroups],
        [(many - 1) * jump, m.jumpLeftOut],
        [many * (7 - jump), m.twosForFives],
      ],
      hint: `Each group gives ${jump}. Take one jump for each.`,
      explanation: `${many} jumps of ${jump} make ${many * jump}.`,
      steps: [
        {
          line: Array.from({ length: many }, (_, at) => (at + 1) * jump).join(', '),
          why: 'One jump for each group.',
        },
      ],
    });
  }
  const start = jump * random.int(level === 1 ? 1 : 15, level === 1 ? 20 : 70);
  const row = [start, start + jump, start + 2 * jump];
  const answer = start + 3 * jump;
  return askNumber({
    prompt: `Count in ${jump === 2 ? 'twos' : 'fives'}: ${row.join(', ')}. Which number comes next?`,
    answer,
    slips: [
      [answer - jump + 1, m.onesForGroups],
      [answer + jump, m.jumpLeftOut],
      [answer - jump + (7 - jump), m.twosForFives],
    ],
    hint: 'How big is each jump?',
    explanation: `Each jump is ${jump}. After ${row[2]} comes ${answer}.`,
    steps: [{ line: `${row[2]} + ${jump} = ${answer}`, why: `One more jump of ${jump}.` }],
  });
};

export const toNineHundredMakers = {
  'numbers-to-999': numbersToNineHundred,
  'places-to-999': placesToNineHundred,
  'twos-and-fives': countInJumps,
} satisfies Record<string, Maker>;
