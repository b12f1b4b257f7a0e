/* Words that may follow a contracted 'has': 'the bell's just rung', but not 'a bicycle's two wheels'. */
const done = /^ (?:just|already|never|not|been|gone|come|done|made|\p{L}+(?:ed|en))\b/u;

const notIn: ReadonlyMap<string, string> = new Map([
  ["can't", 'cannot'],
  ["won't", 'will not'],
  ["shan't", 'shall not'],
]);

/** The typed sentence with its contractions expanded, in every possible meaning; empty if it has none. */
export const writtenOut = (typed: string): readonly string[] => {
  const text = typed.replace(/[’`´]/gu, "'");
  if (!/\p{L}'\p{L}/u.test(text)) return [];
  const plain = text
    .replace(/\p{L}+n't\b/giu, (word) => notIn.get(word.toLowerCase()) ?? `${word.slice(0, -3)} not`)
    .replace(/'re\b/giu, ' are')
    .replace(/'ve\b/giu, ' have')
    .replace(/'m\b/giu, ' am');
  const writeOut = (is: string, will: string) =>
    plain
      .replace(/'ll\b/giu, ` ${will}`)
      .replace(/'d\b/giu, ' would')
      .replace(/'s\b/giu, (short, at: number) =>
        is === 'is' || done.test(plain.slice(at + short.length)) ? ` ${is}` : short,
      );
  return [writeOut('is', 'will'), writeOut('has', 'will'), writeOut('is', 'shall'), writeOut('has', 'shall')];
};
