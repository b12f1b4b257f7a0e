/** Sets of P4 by a second method: what each thing is stands in a list of its own, and rules are tried on every number. */
import { type Judge, numbersIn } from '#practice/testing/reading.ts';

/** A word on which people do not agree. */
const vague =
  /\b(?:nice|best|tasty|beautiful|funny|good|interesting|ugly|kind|boring|like|lucky|big|tall|many|long|small|heavy|old|fast|high|few|large|deep)\b/u;

const whatItIs: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'fruits: mango orange banana pawpaw pineapple guava jackfruit lemon',
    'birds: hen duck turkey dove crow parrot owl',
    'insects: ant bee fly butterfly grasshopper mosquito',
    'farm tools: hoe panga rake slasher spade axe',
    'clothes: shirt dress skirt sweater sock gomesi',
    'kitchen things: pot plate saucepan spoon kettle mug',
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

/** What stands between the braces of a text. */
const bracesIn = (text: string): readonly string[] =>
  (/\{(.*?)\}/u.exec(text)?.[1] ?? '').split(', ').filter((member) => member.trim() !== '');

/** Tries the rule on every number to 99. */
const numbersOf = (rule: string): readonly number[] => {
  const [low = 0, high = 0] = numbersIn(rule);
  const found: number[] = [];
  for (let one = 0; one < 100; one++) {
    const isInside = rule.includes('between') ? one > low && one < high : one >= low && one <= high;
    const isOf = rule.includes('even') ? one % 2 === 0 : !rule.includes('odd') || one % 2 === 1;
    if (isInside && isOf) found.push(one);
  }
  return found;
};

const aSet: Judge = (prompt, candidate) => {
  if (prompt.endsWith('is clear?')) return !vague.test(candidate);
  if (prompt.endsWith('is not clear?')) return vague.test(candidate);
  if (prompt.endsWith('written correctly?')) {
    const members = (/: (.*)\. Which/u.exec(prompt)?.[1] ?? '').split(/, | and /u);
    return candidate === `${prompt.charAt(4).toUpperCase()} = {${members.join(', ')}}`;
  }
  if (vague.test(candidate)) return false;
  const members = bracesIn(prompt);
  return prompt.includes('exactly')
    ? numbersOf(candidate).join(', ') === members.join(', ')
    : members.every((member) => kindOf(member) === candidate);
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

export const firstSetJudges = {
  'what-is-a-set': aSet,
  'members-of-a-set': member,
} satisfies Record<string, Judge>;
