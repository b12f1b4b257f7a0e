import { living } from './living.ts';
import { things } from './things.ts';

/**
 * Lower case without diacritics: 'Fusée' is found by 'fusee', 'ŋŋaali' by 'ngaali', 'ng’ombe' by 'ngombe'.
 */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?:ŋ+|n+g)['’]?/g, 'ng')
    .replace(/’/g, "'")
    .trim();

type Row = { readonly english: string; readonly others: readonly string[] };

const rows: readonly Row[] = `${living}${things}`
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [english = '', ...others] = line.split('|');
    return { english, others: others.map(plain) };
  });

export const drawingWords: readonly string[] = rows.map(({ english }) => english);

/* A prefix match: 'nyany' finds 'nyanya'. A search of one or two letters must be the whole word. */
const begins = (words: string, wanted: string): boolean =>
  wanted.length < 3
    ? words.split(' ').includes(wanted)
    : ` ${words}`.replace(/nn/g, 'n').includes(` ${wanted.replace(/nn/g, 'n')}`);

/** The bank's English words for a search in another language. */
export const englishFor = (find: string): readonly string[] => {
  const wanted = plain(find);
  if (wanted.length < 2) return [];
  return rows
    .filter(({ others }) => others.some((words) => begins(words, wanted)))
    .map(({ english }) => english);
};
