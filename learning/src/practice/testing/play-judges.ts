/**
 * Checks sorting, matching and number games (P1) by a second method: names letter by letter, sounds by their
 * spelling.
 */
import { type Judge, numbersIn } from '#practice/testing/reading.ts';

const oneOf: Readonly<Record<string, string>> = { mangoes: 'mango', leaves: 'leaf', fish: 'fish' };

/** The singular: 'mangoes' becomes 'mango'. */
const single = (words: string): string => oneOf[words] ?? words.replace(/s$/u, '');

const lastWord = (words: string): string => words.slice(words.lastIndexOf(' ') + 1);

const useOf: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'write: pencil, pen, chalk, crayon',
    'play: ball, rope, doll, toy car',
    'eat: orange, banana, bread, mango',
    'wear: shirt, dress, skirt, sweater',
    'sit: chair, bench, stool, mat',
  ].flatMap((line) => {
    const [use = '', things = ''] = line.split(': ');
    return things.split(', ').map((thing) => [`the ${thing}`, use]);
  }),
);

const sorted: Judge = (prompt, candidate) => {
  const [, one] = /has one (.+)\. Which/u.exec(prompt) ?? [];
  if (one !== undefined) return single(candidate.replace(/^\d /u, '')) === one;
  const [, row] = /^Here are four things: (.+)\. Which/u.exec(prompt) ?? [];
  if (row === undefined) return useOf[candidate] === /things that we (\w+)/u.exec(prompt)?.[1];
  const names = row.split(', ').map(lastWord);
  return names.filter((name) => name === lastWord(candidate)).length === 1;
};

/** The partner of each thing. */
const worksWith: Readonly<Record<string, string>> = {
  ...{ cup: 'kettle', book: 'pencil', slate: 'chalk', toothbrush: 'water', drum: 'stick', plate: 'spoon' },
  ...{ shoe: 'sock', padlock: 'key', pencil: 'sharpener', saucepan: 'lid', bottle: 'top', kite: 'string' },
};

const matched: Judge = (prompt, candidate) => {
  if (prompt.startsWith('There are')) {
    // Pairs children and things until one side is empty.
    let [children = 0, things = 0] = [numbersIn(prompt)[0], numbersIn(candidate)[0]];
    while (children > 0 && things > 0) [children, things] = [children - 1, things - 1];
    return children === things;
  }
  if (prompt.includes('exactly the same')) {
    const [one, other] = candidate.split(' and ');
    return one === other;
  }
  const [, thing = ''] = /has a \w+ (.+)\. What/u.exec(prompt) ?? [];
  return worksWith[thing] === lastWord(candidate);
};

const played: Judge = (prompt, candidate, show) => {
  const [, heard, thing = '', sound = ''] =
    /: (.+)! Which picture has one (.+) for each (\w+)\?$/u.exec(prompt) ?? [];
  if (heard !== undefined) {
    const isOfThing = single(candidate.replace(/^\d /u, '')) === thing;
    return isOfThing && heard.split(sound).length - 1 === Number.parseInt(candidate, 10);
  }
  if (show?.kind === 'bar-model') {
    const texts = (show.bars[0]?.parts ?? []).map(({ text }) => (text === '?' ? candidate : text));
    return texts.every((text, at) => at === 0 || Number(text) - Number(texts[at - 1]) === 1);
  }
  const row = numbersIn(candidate);
  return (
    row[0] === numbersIn(prompt)[0] && row.every((value, at) => at === 0 || value - (row[at - 1] ?? 0) === 1)
  );
};

export const playJudges = {
  'sort-school-things': sorted,
  'match-and-pair': matched,
  'number-games': played,
} satisfies Record<string, Judge>;
