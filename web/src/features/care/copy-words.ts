/** Describes the rows of a copy in words for families; the file has them as stored. */
import type { Copy } from '@afrolearn/contract/care.ts';
import { dateText, momentText } from '#lib/dates.ts';

type Row = Copy['tables'][number]['rows'][number];
export type Said = {
  language: string;
  yes: string;
  no: string;
  /** Stored kinds in the reader's words: `item.opened`, `copy-taken`. */
  kinds: Readonly<Record<string, string>>;
} & Pick<Copy, 'titles' | 'names'>;

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:/;
const isDay = /^\d{4}-\d\d-\d\d$/;
const namesPerson = /_id$|_by$|^by$/;

/* Ids of questions and devices mean nothing to readers. */
const isMachine = /^u\d+-\w+-\w+$|^[0-9a-f]{8}-[0-9a-f]{4}-/;
/* A kind without words is at least readable. */
const isKind = /^[a-z]+([._-][a-z]+)+$/;

/** Columns with kinds: elsewhere the same word may be user text. */
const holdsKind = /^(?:type|event|state|consent)$/;

const leafWords = (leaf: string, titles: Said['titles']): string => {
  const title = titles[leaf.replace(/^unit:/, '')];
  if (title !== undefined) return title;
  if (isMachine.test(leaf)) return '';
  return isKind.test(leaf) ? leaf.replace(/[._-]/g, ' ') : leaf;
};

const flat = (value: unknown, titles: Said['titles']): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return leafWords(value, titles);
  if (typeof value !== 'object') return String(value);
  return Object.values(value)
    .map((one) => flat(one, titles))
    .filter(Boolean)
    .join(', ');
};

/** One value: a date formatted, a lesson by title, a person by name. */
export const valueWords = (column: string, value: unknown, said: Said): string => {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? said.yes : said.no;
  const kind = holdsKind.test(column) ? said.kinds[String(value)] : undefined;
  if (kind !== undefined) return kind;
  if (column === 'unit_id') return said.titles[String(value)] ?? String(value);
  const text = flat(value, said.titles);
  if (namesPerson.test(column)) return said.names[text] ?? text;
  if (isMoment.test(text)) return momentText(said.language, text);
  return isDay.test(text) ? dateText(said.language, `${text}T12:00:00`) : text;
};

export const rowWords = (row: Row, what: readonly string[], said: Said): string =>
  what
    .map((column) => valueWords(column, row[column], said))
    .filter(Boolean)
    .join(' · ');
