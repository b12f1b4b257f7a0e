/**
 * Checks English words by a second method: every form is listed by hand, and the sentence is read for its
 * tense.
 */
import type { Judge } from '#practice/testing/reading.ts';

/** he …, -ing, past, participle. The maker computes most of them; here they are listed as in a dictionary. */
const forms: Readonly<Record<string, readonly [string, string, string, string]>> = Object.fromEntries(
  [
    'wash washes washing washed washed',
    'carry carries carrying carried carried',
    'fetch fetches fetching fetched fetched',
    'cook cooks cooking cooked cooked',
    'plant plants planting planted planted',
    'fix fixes fixing fixed fixed',
    'watch watches watching watched watched',
    'study studies studying studied studied',
    'dry dries drying dried dried',
    'mend mends mending mended mended',
    'clean cleans cleaning cleaned cleaned',
    'push pushes pushing pushed pushed',
    'brush brushes brushing brushed brushed',
    'mix mixes mixing mixed mixed',
    'play plays playing played played',
    'enjoy enjoys enjoying enjoyed enjoyed',
    'bake bakes baking baked baked',
    'drop drops dropping dropped dropped',
    'sweep sweeps sweeping swept swept',
    'teach teaches teaching taught taught',
    'write writes writing wrote written',
    'eat eats eating ate eaten',
    'drive drives driving drove driven',
    'buy buys buying bought bought',
    'sell sells selling sold sold',
    'dig digs digging dug dug',
    'bring brings bringing brought brought',
    'take takes taking took taken',
    'see sees seeing saw seen',
    'break breaks breaking broke broken',
    'draw draws drawing drew drawn',
    'sing sings singing sang sung',
    'drink drinks drinking drank drunk',
    'give gives giving gave given',
    'choose chooses choosing chose chosen',
    'ride rides riding rode ridden',
    'catch catches catching caught caught',
  ].map((line) => {
    const [verb = '', s = '', ing = '', past = '', done = ''] = line.split(' ');
    return [verb, [s, ing, past, done] as const];
  }),
);

const gapOf = (prompt: string) => {
  const [, before = '', verb = '', behind = ''] = /: (.*)___ \((.+?)\) (.*)$/u.exec(prompt) ?? [];
  return { before: before.trim(), verb, behind };
};

/** The subject, without the time expression before it. */
const isMany = (before: string): boolean => {
  const who = before.replace(
    /^(?:Every \w+|Each evening|On Saturdays|Yesterday|Last \w+|Two days ago|This time last year|Nowadays|Look! Now|Up to now|Tomorrow|When the rain began yesterday,) /u,
    '',
  );
  if (/^(?:one of|each of|the girl beside)/iu.test(who)) return false;
  if (/^(?:the pupils of|the boys behind)/iu.test(who)) return true;
  return / and /u.test(who) || /^(?:the (?:boys|children)|my sisters|our neighbours|they)$/iu.test(who);
};

const agrees: Judge = (prompt, candidate) => {
  const { before, verb } = gapOf(prompt);
  return candidate.toLowerCase() === (isMany(before) ? verb : forms[verb]?.[0]);
};

const past: Judge = (prompt, candidate) => {
  const { verb } = gapOf(prompt);
  const isAfterDid = /\bdid\b/iu.test(prompt);
  return candidate.toLowerCase() === (isAfterDid ? verb : forms[verb]?.[2]);
};

const perfect: Judge = (prompt, candidate) => {
  const { before, verb, behind } = gapOf(prompt);
  const [, , over, done] = forms[verb] ?? [];
  return candidate === (behind.endsWith('already.') ? `${isMany(before) ? 'have' : 'has'} ${done}` : over);
};

const tenses: Judge = (prompt, candidate) => {
  const { before, verb, behind } = gapOf(prompt);
  const [s, ing, over, done] = forms[verb] ?? [];
  const many = isMany(before);
  if (behind.includes('before the rain')) return candidate === `had ${done}`;
  if (before.startsWith('When the rain')) return candidate === `${many ? 'were' : 'was'} ${ing}`;
  if (before.startsWith('Nowadays')) return candidate === (many ? verb : s);
  if (before.startsWith('Look')) return candidate === `${many ? 'are' : 'is'} ${ing}`;
  if (before.startsWith('Up to now')) return candidate === `${many ? 'have' : 'has'} ${done}`;
  return candidate === (before.startsWith('Tomorrow') ? `will ${verb}` : over);
};

const plans: Judge = (prompt, candidate) => {
  const { before, verb } = gapOf(prompt);
  if (before.endsWith('"I')) return candidate === `will ${verb}`;
  const pronoun = before.split('. ')[1];
  return candidate === `${pronoun === 'They' ? 'are' : 'is'} going to ${verb}`;
};

const manyOf: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'hen hens,cow cows,chair chairs,book books,pencil pencils,basket baskets,box boxes,dish dishes,bus buses',
    'match matches,brush brushes,bench benches,baby babies,lady ladies,city cities,story stories',
    'family families,country countries,leaf leaves,knife knives,wolf wolves,shelf shelves,potato potatoes',
    'tomato tomatoes,hero heroes,child children,man men,woman women,foot feet,tooth teeth,mouse mice',
    'goose geese,ox oxen,sheep sheep,deer deer,aircraft aircraft,fly flies,body bodies,party parties',
    'army armies,boy boys,monkey monkeys,key keys,day days,echo echoes,thief thieves,loaf loaves',
    'wife wives,calf calves,half halves,life lives,roof roofs,chief chiefs,cliff cliffs,photo photos',
    'radio radios,piano pianos,sister-in-law sisters-in-law,brother-in-law brothers-in-law',
    'mother-in-law mothers-in-law,passer-by passers-by',
  ]
    .join(',')
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

const plural: Judge = (prompt, candidate) => {
  const [, one = ''] = /(?:one |word: |\()([a-z-]+)(?:,|$|\))/u.exec(prompt) ?? [];
  return candidate.toLowerCase() === manyOf[one];
};

/** Whether the first word begins with a vowel sound, whatever its letter. */
const beginsWithVowel = (words: string): boolean =>
  /^(?:hour|honest|heir|X-ray|MP)/u.test(words) ||
  (/^[aeiou]/iu.test(words) && !/^(?:uni|use|Euro|one-)/u.test(words));

const article: Judge = (prompt, candidate) => {
  if (prompt.startsWith('Choose the right word for')) return candidate === 'the';
  if (prompt.includes('two gaps')) return candidate === 'a, The';
  const [, word = '', rest = ''] = /^(an?) (.*)$/u.exec(candidate) ?? [];
  return rest !== '' && !rest.endsWith('s') && (word === 'an') === beginsWithVowel(rest);
};

const ranks: Readonly<Record<string, number>> = {
  ...{ nice: 1, beautiful: 1, lovely: 1, pretty: 1, ugly: 1, big: 2, small: 2, large: 2, tiny: 2, huge: 2 },
  ...{ round: 3, square: 3, flat: 3, new: 4, old: 4, red: 5, blue: 5, green: 5, brown: 5, yellow: 5 },
  ...{ white: 5, black: 5 },
};

const adjectiveRow: Judge = (prompt, candidate) => {
  const [first, ...words] = candidate.split(/[ |]/u);
  const noun = words.pop() ?? '';
  const standing = words.map((word) => ranks[word] ?? 0);
  return (
    (first === 'an') === /^[aeiou]/u.test(words[0] ?? '') &&
    (first === 'a' || first === 'an') &&
    prompt.endsWith(` ${noun}.`) &&
    standing.every((rank, at) => rank > (standing[at - 1] ?? 0))
  );
};

export const wordJudges = {
  'verb-agrees': agrees,
  'past-simple': past,
  'present-perfect': perfect,
  'all-the-tenses': tenses,
  'going-to-and-will': plans,
  'one-and-many': plural,
  'tricky-plurals': plural,
  'a-an-or-the': article,
  'order-of-adjectives': adjectiveRow,
  'describe-a-vehicle': adjectiveRow,
} satisfies Record<string, Judge>;
