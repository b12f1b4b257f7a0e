/** What a set is: a clear rule, and how it is written (P4). */
import { askOne } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import {
  capitals,
  drawSets,
  numberRules,
  numbersFrom,
  setOf,
} from '#practice/families/first-sets/known-sets.ts';
import { firstSetMistakes as m } from '#practice/misconceptions/first-sets.ts';
import type { Random } from '#practice/random.ts';
import { capital, listed } from '#practice/write.ts';

const clearRules = [
  'days of the week',
  'months of the year',
  'even numbers below 10',
  'odd numbers below 10',
  'whole numbers from 1 to 5',
  'letters in the word Gulu',
  'letters in the word school',
  'districts that share a border with Kenya',
  'districts of Uganda',
  'countries that share a border with Uganda',
];

/** Clear rules whose members look different. */
const mixedRules = [
  'learners in P4 at our school',
  'teachers at our school',
  'things in my school bag now',
  'animals with four legs',
  'things made of wood in our classroom',
  'coins and notes of Uganda',
  'plants in our school garden',
  'vowels of the English alphabet',
];

const tastes = [
  ...['nice songs', 'the best football players', 'tasty foods', 'beautiful flowers', 'funny stories'],
  ...['good games', 'interesting books', 'ugly insects', 'kind teachers', 'nice colours', 'boring lessons'],
];

const looseRules = [
  ...['big animals', 'tall trees', 'many books', 'long roads', 'small stones', 'heavy bags', 'old people'],
  ...['fast cars', 'high hills', 'few children', 'large numbers', 'deep wells'],
];

const isItClear = (random: Random) => {
  const asksUnclear = random.int(1, 3) === 1;
  const [taste, loose] = [random.pick(tastes), random.pick(looseRules)];
  if (asksUnclear) {
    const right = random.coin() ? taste : loose;
    return askOne(random, {
      prompt: 'Which rule does not tell us clearly what belongs to the set?',
      right,
      slips: random.some(mixedRules, 3).map((rule) => [rule, m.mustLookAlike] as const),
      hint: 'For which rule would two people give different answers?',
      explanation: `People do not agree on "${right}". The other rules can be checked, even if the members look different.`,
      steps: [
        { line: 'Would everybody give the same answer?', why: 'Ask this for each rule.' },
        { line: `Not clear: ${right}` },
      ],
    });
  }
  const right = random.pick(random.coin() ? clearRules : mixedRules);
  const [other = ''] = random.some(
    looseRules.filter((rule) => rule !== loose),
    1,
  );
  return askOne(random, {
    prompt: 'Which rule tells us clearly what belongs to the set?',
    right,
    slips: [
      [taste, m.ruleIsTaste],
      [loose, m.ruleTooLoose],
      [other, m.ruleTooLoose],
    ],
    hint: 'A clear rule gives the same answer to everybody.',
    explanation: `Everybody can check "${right}". People do not agree on "${taste}" or on "${loose}".`,
    steps: [
      { line: 'Would everybody give the same answer?', why: 'Ask this for each rule.' },
      { line: `Clear: ${right}` },
    ],
  });
};

const writtenRight = (random: Random) => {
  const { name, members } = drawSets(random, random.int(3, 4));
  const letter = random.pick(capitals);
  const right = `${letter} = ${setOf(members)}`;
  return askOne(random, {
    prompt: `Set ${letter} has these ${name}: ${listed(members)}. Which is the correct way to write set ${letter}?`,
    right,
    slips: random.shuffle([
      [`${letter.toLowerCase()} = ${setOf(members)}`, m.smallLetterName],
      [`${letter} = (${members.join(', ')})`, m.bracketsMixed],
      [`${letter} = {${members.join(' ')}}`, m.commasMissing],
    ]),
    hint: 'Look at the name, the braces and the commas.',
    explanation: `${right} has a capital letter, braces and commas. Each of the others has forgotten one of them.`,
    steps: [
      { line: letter, why: 'A capital letter is the name of the set.' },
      { line: `${letter} = { }`, why: 'Braces hold the set together.' },
      { line: right, why: 'A comma keeps two members apart.' },
    ],
  });
};

/** The rule that fits all members. The others are clear, but some member breaks them. */
const ruleFor = (random: Random) => {
  const letter = random.pick(capitals);
  if (random.coin()) {
    const rule = random.pick(numberRules);
    const below = rule.step === 1 ? random.int(5, 9) : random.int(4, 8) * 2;
    const numbers = numbersFrom(rule.first, rule.step, below);
    if (numbers.length < 3) return null;
    const right = `${rule.words} from 1 to ${below - 1}`;
    return askOne(random, {
      prompt: `${letter} = ${setOf(numbers)}. Which rule gives exactly this set?`,
      right,
      slips: [
        ...numberRules
          .filter(({ words }) => words !== rule.words)
          .map(({ words }) => [`${words} from 1 to ${below - 1}`, m.ruleBroken] as const),
        [`${rule.words} from 1 to ${below + 1}`, m.memberLeftOut],
      ],
      hint: 'Test the rule with every number in the braces.',
      explanation: `The ${right} are ${listed(numbers.map(String))}. Each of the other rules gives another set.`,
      steps: [
        { line: listed(numbers.map(String)), why: 'Read all the members.' },
        { line: `The rule is ${right}`, why: 'It fits every member, and none is missing.' },
      ],
    });
  }
  const { name, other, members } = drawSets(random, random.int(3, 4));
  const [start = ''] = members[0] ?? '';
  if (members.every((member) => member.startsWith(start))) return null;
  return askOne(random, {
    prompt: `${letter} = ${setOf(members)}. Which rule fits all the members?`,
    right: name,
    slips: [
      [other, m.ruleBroken],
      [`${name} whose names begin with ${start}`, m.ruleBroken],
      [`${other} whose names begin with ${start}`, m.ruleBroken],
    ],
    hint: 'Test the rule with every member.',
    explanation: `${capital(listed(members))} are all ${name}. Not all of them begin with ${start}.`,
    steps: [
      { line: listed(members), why: 'Read all the members.' },
      { line: `The rule is ${name}`, why: 'It fits every member.' },
    ],
  });
};

const whatIsASet: Maker = (random, level) => {
  if (level === 1) return isItClear(random);
  return level === 2 ? writtenRight(random) : ruleFor(random);
};

export const clearRuleMakers = { 'what-is-a-set': whatIsASet } satisfies Record<string, Maker>;
