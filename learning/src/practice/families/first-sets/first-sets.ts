/** The members of a set, and the empty set (P4). */
import { askNumber, askOne } from '#practice/drafts.ts';
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
import { listed } from '#practice/write.ts';

const lettersIn = (words: readonly string[]): number => words.join('').replace(/ /gu, '').length;

const countWords = (random: Random) => {
  const { members } = drawSets(random, random.int(3, 6));
  const letter = random.pick(capitals);
  const count = members.length;
  return askNumber({
    prompt: `${letter} = ${setOf(members)}. Find n(${letter}).`,
    answer: count,
    slips: [
      [lettersIn(members), m.lettersCounted],
      [count - 1, m.memberLeftOut],
    ],
    hint: `n(${letter}) means the number of members of ${letter}.`,
    explanation: `There are ${count} members between the braces. Each word is one member, however long it is.`,
    steps: [
      { line: members.map((member, at) => `${member} ${at + 1}`).join(', '), why: 'Count each member once.' },
      { line: `n(${letter}) = ${count}` },
    ],
  });
};

const inOrOut = (random: Random) => {
  if (random.int(1, 3) === 1) return countWords(random);
  const { name, members, others } = drawSets(random, random.int(3, 4));
  const letter = random.pick(capitals);
  const [inside = '', second = ''] = random.some(members, 2);
  const [out = '', outer = ''] = others;
  const isIn = random.coin();
  const right = isIn ? `${inside} ∈ ${letter}` : `${out} ∉ ${letter}`;
  return askOne(random, {
    prompt: `${letter} = ${setOf(members)} is a set of ${name}. Which sentence is true?`,
    right,
    slips: [
      [`${second} ∉ ${letter}`, m.memberSignMixed],
      [`${isIn ? out : outer} ∈ ${letter}`, m.ruleBroken],
      ...(isIn
        ? [[`${inside} ∉ ${letter}`, m.memberSignMixed] as const]
        : [[`${out} ∈ ${letter}`, m.memberSignMixed] as const]),
    ],
    hint: '∈ means is a member of. ∉ means is not a member of.',
    explanation: isIn
      ? `${letter} has ${inside} between its braces, so ${inside} ∈ ${letter}. A word outside the braces is no member.`
      : `${letter} does not have ${out} between its braces, so ${out} ∉ ${letter}. The words between the braces are its members.`,
    steps: [
      { line: `${letter} = ${setOf(members)}`, why: 'Look for the word between the braces.' },
      { line: right, why: isIn ? 'It is there.' : 'It is not there.' },
    ],
  });
};

/** Every word repeats a letter. */
const wordsToSpell = [
  ...['KAMPALA', 'GULU', 'MASAKA', 'ENTEBBE', 'SOROTI', 'KASESE', 'JINJA', 'MBARARA', 'KABALE', 'ARUA'],
  ...['NEBBI', 'MOROTO', 'TORORO', 'BUGIRI', 'MUBENDE', 'MASINDI', 'RUKUNGIRI', 'BANANA', 'MATATU', 'PAWPAW'],
  ...[
    'CASSAVA',
    'MILLET',
    'COFFEE',
    'CHAPATI',
    'TEACHER',
    'SCHOOL',
    'BOTTLE',
    'MATOOKE',
    'PUMPKIN',
    'TOMATO',
  ],
  ...['POTATO', 'CARROT', 'RABBIT', 'GIRAFFE', 'BUFFALO', 'ELEPHANT', 'KITTEN', 'LETTER', 'PEPPER', 'BUTTER'],
];

const lettersOfWord = (random: Random) => {
  const word = random.pick(wordsToSpell);
  const letter = random.pick(capitals);
  const letters = [...new Set(word.split(''))];
  const count = letters.length;
  return askNumber({
    prompt: `${letter} is the set of letters in the word ${word}. Find n(${letter}).`,
    answer: count,
    slips: [
      [word.length, m.memberCountedTwice],
      [count - 1, m.memberLeftOut],
    ],
    hint: 'Write each letter once. Then count.',
    explanation: `Some letters come again in ${word}, but we write each once. So n(${letter}) is ${count}.`,
    steps: [
      { line: word.split('').join(', '), why: 'These are the letters as they stand.' },
      { line: `${letter} = ${setOf(letters)}`, why: 'Each letter is written once.' },
      { line: `n(${letter}) = ${count}` },
    ],
  });
};

const listFromRule = (random: Random) => {
  const { words, step } = random.pick(numberRules);
  const low = random.int(2, 12);
  const isOdd = words === 'odd numbers';
  if (step === 2 && (low % 2 === 1) !== isOdd) return null;
  const high = low + step * random.int(step === 1 ? 5 : 4, 6);
  const inside = numbersFrom(low + step, step, high);
  const letter = random.pick(capitals);
  const rule = `${words} between ${low} and ${high}`;
  const shared = {
    hint: 'The end numbers do not lie between.',
    explanation: `Between ${low} and ${high} the ${words} are ${listed(inside.map(String))}. The ends ${low} and ${high} are left out.`,
  };
  if (random.coin())
    return askNumber({
      ...shared,
      prompt: `${letter} is the set of ${rule}. Find n(${letter}).`,
      answer: inside.length,
      slips: [
        [inside.length + 2, m.endsTakenIn],
        [inside.length - 1, m.memberLeftOut],
        ...(step === 2 ? [[high - low - 1, m.ruleBroken] as const] : []),
      ],
      steps: [
        { line: `${letter} = ${setOf(inside)}`, why: 'List the members. Leave out the ends.' },
        { line: `n(${letter}) = ${inside.length}`, why: 'Count the members.' },
      ],
    });
  const gone = random.int(1, inside.length - 2);
  return askOne(random, {
    ...shared,
    prompt: `Which is the set of ${rule}?`,
    right: setOf(inside),
    slips: [
      [setOf([low, ...inside, high]), m.endsTakenIn],
      [setOf(inside.filter((_, at) => at !== gone)), m.memberLeftOut],
      step === 2
        ? [setOf(numbersFrom(low + 1, step, high)), m.ruleBroken]
        : [setOf([...inside.slice(0, -1), high + 1]), m.ruleBroken],
    ],
    steps: [
      {
        line: `${low}, ${[...inside, high].join(', ')}`,
        why: `These are the ${words} from ${low} to ${high}.`,
      },
      { line: setOf(inside), why: 'Leave out the ends.' },
    ],
  });
};

const membersOfASet: Maker = (random, level) => {
  if (level === 1) return inOrOut(random);
  return level === 2 ? lettersOfWord(random) : listFromRule(random);
};

export const firstSetMakers = {
  'members-of-a-set': membersOfASet,
} satisfies Record<string, Maker>;
