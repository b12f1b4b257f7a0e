/** Harder words and their replacements. Only forms that fit in any sentence. */
const table: Readonly<Record<string, string>> = {
  approximately: 'about',
  sufficient: 'enough',
  insufficient: 'too little',
  purchase: 'buy',
  purchases: 'buys',
  purchased: 'bought',
  commence: 'begin',
  commences: 'begins',
  commenced: 'began',
  utilise: 'use',
  utilises: 'uses',
  utilised: 'used',
  require: 'need',
  requires: 'needs',
  required: 'needed',
  obtain: 'get',
  obtains: 'gets',
  assist: 'help',
  assists: 'helps',
  assisted: 'helped',
  assistance: 'help',
  numerous: 'many',
  entire: 'whole',
  entirely: 'fully',
  possess: 'have',
  possesses: 'has',
  demonstrate: 'show',
  demonstrates: 'shows',
  indicate: 'show',
  indicates: 'shows',
  indicated: 'showed',
  essential: 'needed',
  subsequently: 'later',
  amongst: 'among',
  whilst: 'while',
  frequently: 'often',
  rapidly: 'fast',
  gradually: 'little by little',
  occur: 'happen',
  occurs: 'happens',
  occurred: 'happened',
  enormous: 'very big',
  additional: 'more',
  reside: 'live',
  resides: 'lives',
  resided: 'lived',
  throughout: 'all through',
  beneath: 'under',
  immediately: 'at once',
  nowadays: 'today',
  various: 'many',
  prevent: 'stop',
  prevents: 'stops',
  prevented: 'stopped',
};

const like = (model: string, word: string): string =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** Applies only at the start of a sentence: in the middle another word would be needed. */
const openings: readonly (readonly [RegExp, string])[] = [
  [/^(?:However|Nevertheless),? /u, 'But '],
  [/^(?:Therefore|Thus|Hence|Consequently),? /u, 'So '],
  [/^(?:Furthermore|Moreover),? /u, 'Also, '],
];

const plainerOpening = (sentence: string): string =>
  openings.reduce((words, [pattern, plainer]) => words.replace(pattern, plainer), sentence);

/** Words in `kept` are taught by the lesson, so they are explained and never replaced. */
export const plainerWords = (sentence: string, kept: ReadonlySet<string>): string =>
  plainerOpening(sentence).replace(/[\p{L}’'-]+/gu, (word, at: number, words: string) => {
    const key = word.toLowerCase();
    // After 'an' a replacement might need 'a'; a hyphenated word is not in the table.
    const isBound = /(?:^|[^\p{L}])an? $/iu.test(words.slice(0, at));
    const plainer = kept.has(key) || isBound ? undefined : table[key];
    return plainer === undefined ? word : like(word, plainer);
  });
