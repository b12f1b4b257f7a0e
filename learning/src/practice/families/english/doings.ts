/** What people do in exercises of English, and the forms of their verbs. */

export type Doing = {
  readonly verb: string;
  /** For irregular verbs: past and participle. */
  readonly past?: string;
  readonly done?: string;
  /** The object, with its following words. */
  readonly what: string;
};

/** Verbs that follow the rules, though not always by -s and -ed alone. */
export const regularDoings: readonly Doing[] = [
  { verb: 'wash', what: 'the plates' },
  { verb: 'carry', what: 'the water' },
  { verb: 'fetch', what: 'the firewood' },
  { verb: 'cook', what: 'the beans' },
  { verb: 'plant', what: 'the maize' },
  { verb: 'fix', what: 'the radio' },
  { verb: 'watch', what: 'the goats' },
  { verb: 'study', what: 'the map' },
  { verb: 'dry', what: 'the millet' },
  { verb: 'mend', what: 'the fence' },
  { verb: 'clean', what: 'the classroom' },
  { verb: 'push', what: 'the wheelbarrow' },
  { verb: 'brush', what: 'the shoes' },
  { verb: 'mix', what: 'the soil' },
  { verb: 'play', what: 'netball' },
  { verb: 'enjoy', what: 'the story' },
  { verb: 'bake', what: 'the bread' },
  { verb: 'drop', what: 'the ball' },
];

export const irregularDoings: readonly Doing[] = [
  { verb: 'sweep', past: 'swept', done: 'swept', what: 'the compound' },
  { verb: 'teach', past: 'taught', done: 'taught', what: 'the new pupils' },
  { verb: 'write', past: 'wrote', done: 'written', what: 'a letter' },
  { verb: 'eat', past: 'ate', done: 'eaten', what: 'a mango' },
  { verb: 'drive', past: 'drove', done: 'driven', what: 'the bus' },
  { verb: 'buy', past: 'bought', done: 'bought', what: 'some salt' },
  { verb: 'sell', past: 'sold', done: 'sold', what: 'the tomatoes' },
  { verb: 'dig', past: 'dug', done: 'dug', what: 'the garden' },
  { verb: 'bring', past: 'brought', done: 'brought', what: 'a stool' },
  { verb: 'take', past: 'took', done: 'taken', what: 'the books home' },
  { verb: 'see', past: 'saw', done: 'seen', what: 'a monkey' },
  { verb: 'break', past: 'broke', done: 'broken', what: 'a cup' },
  { verb: 'draw', past: 'drew', done: 'drawn', what: 'a map' },
  { verb: 'sing', past: 'sang', done: 'sung', what: 'a song' },
  { verb: 'drink', past: 'drank', done: 'drunk', what: 'some milk' },
  { verb: 'give', past: 'gave', done: 'given', what: 'the hens some seeds' },
  { verb: 'choose', past: 'chose', done: 'chosen', what: 'a new captain' },
  { verb: 'ride', past: 'rode', done: 'ridden', what: 'a bicycle' },
  { verb: 'catch', past: 'caught', done: 'caught', what: 'a hen' },
];

/** Repeatable actions. Nobody breaks a cup or chooses a captain every day. */
export const dailyDoings: readonly Doing[] = [
  ...regularDoings.filter(({ verb }) => verb !== 'drop' && verb !== 'fix'),
  ...irregularDoings.filter(({ verb }) => !['break', 'choose', 'see', 'catch'].includes(verb)),
];

/** Actions with a duration, which somebody can be in the middle of. */
export const lastingDoings: readonly Doing[] = dailyDoings.filter(
  ({ verb }) => !['enjoy', 'give', 'bring', 'take', 'buy'].includes(verb),
);

const endsInConsonantY = /[^aeiou]y$/u;
/** A short verb with one vowel before its last letter doubles it: drop, dig, stop. */
const doublesLast = /^[^aeiou]+[aeiou][bdgmnprt]$/u;

export const withS = (verb: string): string => {
  if (/(?:s|sh|ch|x|z|o)$/u.test(verb)) return `${verb}es`;
  return endsInConsonantY.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
};

const withEd = (verb: string): string => {
  if (verb.endsWith('e')) return `${verb}d`;
  if (endsInConsonantY.test(verb)) return `${verb.slice(0, -1)}ied`;
  return doublesLast.test(verb) ? `${verb}${verb.slice(-1)}ed` : `${verb}ed`;
};

export const withIng = (verb: string): string => {
  if (/[^e]e$/u.test(verb)) return `${verb.slice(0, -1)}ing`;
  return doublesLast.test(verb) ? `${verb}${verb.slice(-1)}ing` : `${verb}ing`;
};

export const pastOf = ({ verb, past }: Doing): string => past ?? withEd(verb);

export const doneOf = ({ verb, done }: Doing): string => done ?? withEd(verb);

/** The wrong form with a plain s: carrys, washs. Null where that ending is right. */
export const plainS = (verb: string): string | null => (withS(verb) === `${verb}s` ? null : `${verb}s`);

/** The wrong form with a plain -ed: eated, carryed. Null where that is right. */
export const plainEd = (doing: Doing): string | null => {
  const made = doing.verb.endsWith('e') ? `${doing.verb}d` : `${doing.verb}ed`;
  return made === pastOf(doing) ? null : made;
};
