/**
 * Checks sets of P4 by a second method: an independent list of things by kind, and rules tried on every
 * number.
 */
import type { Shown } from '#lessons/shown.ts';
import { type Judge, numbersIn } from '#practice/testing/reading.ts';

/** Words that make a rule subjective, so that it is no clear set. */
const vague =
  /\b(?:nice|best|tasty|beautiful|funny|good|interesting|ugly|kind|boring|big|tall|many|long|small|heavy|old|fast|high|few|large|deep)\b/u;

const whatItIs: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'fruits: mango orange banana pawpaw pineapple guava jackfruit lemon',
    'birds: hen duck turkey dove crow parrot owl',
    'insects: ant bee fly butterfly grasshopper mosquito',
    'farm tools: hoe panga rake slasher spade axe',
    'clothes: shirt dress skirt sweater sock gomesi',
    'kitchen utensils: pot plate saucepan spoon kettle mug',
    'school things: pen pencil ruler chalk book rubber',
    'vehicles: bus lorry bicycle tractor taxi ambulance',
    'musical instruments: drum flute adungu shaker xylophone horn',
    'body parts: hand knee ear nose elbow toe',
    'four-legged animals: cow goat sheep pig donkey rabbit dog cat',
  ].flatMap((line) => {
    const [kind = '', words = ''] = line.split(': ');
    return words.split(' ').map((word) => [word, kind]);
  }),
);

const kindOf = (thing: string): string | undefined => whatItIs[thing.replace('exercise ', '')];

/** The text between braces. */
const bracesIn = (text: string): readonly string[] =>
  (/\{(.*?)\}/u.exec(text)?.[1] ?? '').split(', ').filter((member) => member.trim() !== '');

/** Tries the rule on every number to 99. */
const numbersOf = (rule: string): readonly number[] => {
  const [low = 0, high = 0] = numbersIn(rule);
  const found: number[] = [];
  for (let one = 0; one < 100; one++) {
    const isInside = /between|greater/u.test(rule) ? one > low && one < high : one >= low && one <= high;
    const isOf = rule.includes('even') ? one % 2 === 0 : !rule.includes('odd') || one % 2 === 1;
    if (isInside && isOf) found.push(one);
  }
  return found;
};

const aSet: Judge = (prompt, candidate) => {
  if (prompt.startsWith('Which rule tells us clearly')) return !vague.test(candidate);
  if (prompt.startsWith('Which rule does not tell us')) return vague.test(candidate);
  if (prompt.includes('correct way to write set')) {
    const members = (/: (.*)\. Which/u.exec(prompt)?.[1] ?? '').split(/, | and /u);
    return candidate === `${prompt.charAt(4).toUpperCase()} = {${members.join(', ')}}`;
  }
  const members = bracesIn(prompt);
  const [kind, start = ''] = candidate.split(' whose names begin with ');
  return prompt.includes('exactly')
    ? numbersOf(candidate).join(', ') === members.join(', ')
    : members.every((member) => kindOf(member) === kind && member.startsWith(start));
};

const member: Judge = (prompt, candidate) => {
  if (prompt.includes('letters in the word')) {
    const word = /word ([A-Z]+)\./u.exec(prompt)?.[1] ?? '';
    return word.split('').filter((letter, at) => word.indexOf(letter) === at).length === Number(candidate);
  }
  if (prompt.includes('between')) {
    const found = numbersOf(prompt);
    return candidate.startsWith('{')
      ? candidate === `{${found.join(', ')}}`
      : found.length === Number(candidate);
  }
  const members = bracesIn(prompt);
  if (prompt.includes('Find n(')) return members.length === Number(candidate);
  const [word = '', sign] = candidate.split(/ (?=[∈∉])/u);
  return members.includes(word) === (sign?.charAt(0) === '∈');
};

const calendar =
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December'.split(
    ' ',
  );

/** Things that do not exist. */
const unreal =
  /cows with wings|lay eggs|hens with four|fly to school|with horns|300 years|35 days|begin with B|end in [47]|four sides|ten days/u;

const emptySet: Judge = (prompt, candidate) => {
  if (prompt.startsWith('Which of')) return unreal.test(candidate);
  if (prompt.includes('greater')) return numbersOf(prompt).length === Number(candidate);
  const [, name = '', kind = '', first = ''] =
    /^(\w) is the set of (\w+) .* begin with (\w)\./u.exec(prompt) ?? [];
  const all = kind === 'days' ? calendar.slice(0, 7) : calendar.slice(7);
  const found = all.filter((word) => word.charAt(0) === first);
  return [`${name} = {${found.join(', ') || ' '}}`, ...(found.length === 0 ? [`${name} = ∅`] : [])].includes(
    candidate,
  );
};

/** Members as sorted text, so that order does not matter. */
const sortedText = (members: readonly string[]): string => [...members].sort().join('|');

const compared: Judge = (prompt, candidate) => {
  const [one = [], other = []] = [...prompt.matchAll(/\{.*?\}/gu)].map(([text]) => bracesIn(text));
  if (prompt.includes('equivalent to')) return bracesIn(candidate).length === one.length;
  if (prompt.includes('equal to')) return sortedText(bracesIn(candidate)) === sortedText(one);
  const verdict =
    sortedText(one) === sortedText(other)
      ? 'They are equal.'
      : one.length === other.length
        ? 'They are equivalent but not equal.'
        : 'They are neither equal nor equivalent.';
  return candidate === verdict;
};

/** Everybody in the circles, by the names of the circles. */
const ringsIn = (show: Shown | undefined) => {
  const found = new Map<string, string[]>();
  if (show?.kind !== 'venn') return found;
  const put = (member: string, ring: string) => found.set(member, [...(found.get(member) ?? []), ring]);
  for (const { name, only = [] } of show.sets) {
    for (const member of only) put(member, name);
    for (const member of show.both ?? []) put(member, name);
  }
  return found;
};

const shared: Judge = (prompt, candidate, show) => {
  if (prompt.startsWith('The rings')) {
    const people = [...ringsIn(show).values()];
    const asked = prompt.slice(prompt.indexOf('How many'));
    if (asked.includes('altogether')) return people.length === Number(candidate);
    const named = people.filter((rings) => rings.some((ring) => asked.includes(ring.toLowerCase())));
    const both = people.filter(({ length }) => length === 2);
    return (/\bboth\b/u.test(asked) ? both : named).length === Number(candidate);
  }
  const [one = [], other = []] = [...prompt.matchAll(/\{.*?\}/gu)].map(([text]) => bracesIn(text));
  const isCommon = prompt.includes('∩');
  const found = new Set(
    [...one, ...other].filter((each) => !isCommon || (one.includes(each) && other.includes(each))),
  );
  if (prompt.includes('Find n(')) return found.size === Number(candidate);
  return sortedText(bracesIn(candidate)) === sortedText([...found]);
};

const stepOf: Readonly<Record<string, number>> = { twos: 2, threes: 3, fours: 4, fives: 5, tens: 10 };

/** Tests one number with every clue of a riddle. */
const fitsClues = (prompt: string, value: number): boolean =>
  prompt.split('. ').every((clue) => {
    const [given = 0, most = 0] = numbersIn(clue);
    if (clue.includes('from 1 to')) return value >= given && value <= most;
    if (clue.includes('odd') || clue.includes('even')) return clue.includes('odd') === (value % 2 === 1);
    if (clue.includes('greater')) return value > given;
    if (clue.includes('digits'))
      return (
        String(value)
          .split('')
          .reduce((sum, digit) => sum + Number(digit), 0) === given
      );
    return !clue.includes('multiple') || value % given === 0;
  });

const puzzle: Judge = (prompt, candidate) => {
  const value = Number(candidate);
  if (prompt.startsWith('I am a number')) return fitsClues(prompt, value);
  if (prompt.startsWith('We count')) {
    const step = stepOf[/in (\w+) to/u.exec(prompt)?.[1] ?? ''];
    const row = bracesIn(prompt).map((member) => (member === '?' ? value : Number(member)));
    return row.every((member, at) => at === 0 || member - (row[at - 1] ?? 0) === step);
  }
  const [first = 0, second = 0, third = 0] = numbersIn(prompt);
  if (prompt.includes('of them')) return value + second === first;
  return value === (prompt.includes('altogether') ? first + second + third : first + third);
};

export const firstSetJudges = {
  'what-is-a-set': aSet,
  'members-of-a-set': member,
  'the-empty-set': emptySet,
  'equal-or-equivalent': compared,
  'sets-we-share': shared,
  'set-puzzles': puzzle,
} satisfies Record<string, Judge>;
