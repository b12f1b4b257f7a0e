/** Variants of a right answer by learners who know the words but not the grammar. */

const closed = [
  'i he she it we you they',
  'me him her us them',
  'my his her its our your their',
  'mine hers ours theirs',
  'do does did',
  "don't doesn't didn't",
  'have has had',
  "haven't hasn't hadn't",
  'is are was were am be been',
  "isn't aren't wasn't weren't",
  'can could',
  "can't couldn't",
  'will would',
  'shall should',
  'may might',
  'this these',
  'that those',
  'a an the',
  'in on at',
  'who which whom whose',
  'much many',
  'than then',
  'to too two',
  'and but',
].map((group) => group.split(' '));

const irregular =
  `arise arose arisen|bear bore borne|beat beaten|become became|begin began begun|bend bent|bite bit bitten|
bleed bled|blow blew blown|break broke broken|bring brought|build built|burn burnt|buy bought|catch caught|child children|
choose chose chosen|come came|cost costed|creep crept|cut cutted|dig dug|draw drew drawn|drink drank drunk|drive drove driven|
eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found|fly flew flown|foot feet|forget forgot forgotten|
forgive forgave forgiven|freeze froze frozen|get got|give gave given|go went gone|good better best well|bad worse worst badly|
goose geese|grow grew grown|hang hung|hear heard|hide hid hidden|hit hitted|hold held|hurt hurted|keep kept|know knew known|
lay laid|lead led|learn learnt|leave left|lend lent|let letted|lie lay lain|light lit|lose lost|make made|man men|mean meant|
meet met|mouse mice|pay paid|put putted|read readed|ride rode ridden|ring rang rung|rise rose risen|run ran|say said|see saw seen|
sell sold|send sent|sew sewn|shake shook shaken|shine shone|shoot shot|show shown|shrink shrank shrunk|shut shutted|sing sang sung|
sink sank sunk|sit sat|sleep slept|speak spoke spoken|spend spent|spread|spring sprang sprung|stand stood|steal stole stolen|
stick stuck|strike struck|sweep swept|swim swam swum|take took taken|teach taught|tear tore torn|tell told|think thought|
throw threw thrown|tooth teeth|wake woke woken|wear wore worn|win won|woman women|write wrote written`
    .replace(/\n/gu, '')
    .split('|')
    .map((group) => group.split(' '));

const endings = ['s', 'es', 'd', 'ed', 'ing', 'r', 'er', 'est', 'ly'];
const hisses = /(?:s|x|z|ch|sh|o)$/u;

/** The word without its ending: washes, wash; making, make; carries, carry. */
const withoutEnding = (word: string): readonly string[] =>
  endings.flatMap((ending) => {
    const base = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || base.length < 2) return [];
    if (base.endsWith('i')) return [`${base.slice(0, -1)}y`];
    if (ending === 'es' && !hisses.test(base)) return [];
    if (ending === 's' && /(?:ch|sh)e$/u.test(base)) return [];
    return /^(?:ing|ed|er|est)$/u.test(ending) ? [base, `${base}e`] : [base];
  });

/** With an ending, including the wrong forms of beginners: washs, carrys, goed. */
const withEnding = (word: string): readonly string[] => {
  const changed = word.endsWith('y') ? ['ies', 'ied', 'ier'].map((ending) => word.slice(0, -1) + ending) : [];
  const added = word.endsWith('e')
    ? [`${word}s`, `${word}d`, `${word}r`, `${word.slice(0, -1)}ing`, `${word}ly`]
    : ['s', 'es', 'ed', 'ing', 'er', 'est', 'ly'].map((ending) => word + ending);
  return [...changed, ...added];
};

const otherEndings = (word: string): readonly string[] =>
  /^\p{L}{2,}$/u.test(word) && word !== 'the' ? [...withoutEnding(word), ...withEnding(word)] : [];

const others = (groups: readonly (readonly string[])[], word: string): readonly string[] =>
  groups.filter((group) => group.includes(word)).flatMap((group) => group.filter((one) => one !== word));

const neighboursOfWord = (word: string): readonly string[] => {
  const small = word.toLowerCase();
  const stem = /^(.+?)n't$/u.exec(small)?.[1];
  return [
    ...others(closed, small),
    ...others(irregular, small),
    ...otherEndings(small),
    ...(/['’]/u.test(word) ? [small.replace(/['’]/gu, ''), small.replace(/['’].*$/u, '')] : []),
    ...(stem === undefined ? [] : [stem]),
  ];
};

/* Function words that learners often leave out. */
const lost = new Set(
  'a an the to is are was were has have had do does did will shall should could would that so of not in on at'.split(
    ' ',
  ),
);

/** `Opio is tall, but Ocen is short.` → `Opio are tall, but …`, `Opio was tall, but …`, `Opio tall, but …` … */
export const neighboursOf = (form: string): readonly string[] => {
  const pieces = form.split(/([\p{L}\p{N}]+(?:['’]\p{L}+)?)/u);
  const isWord = (at: number) => at % 2 === 1;
  const count = pieces.filter((_, at) => isWord(at)).length;
  const put = (at: number, word: string) =>
    pieces
      .map((piece, other) => (other === at ? word : piece))
      .join('')
      .replace(/\s+/gu, ' ')
      .trim();
  const made = pieces.flatMap((piece, at) => {
    if (!isWord(at)) return [];
    const changed = neighboursOfWord(piece).map((word) => put(at, word));
    return count > 1 && lost.has(piece.toLowerCase()) ? [...changed, put(at, '')] : changed;
  });
  return [...new Set(made)];
};
