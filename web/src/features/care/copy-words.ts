/** The rows of a copy in words that a family can read; the file holds them as they are stored. */
import type { Copy } from '@afrolearn/contract/care.ts';
import { dateText, momentText } from '#lib/dates.ts';

type Row = Copy['tables'][number]['rows'][number];
export type Said = { language: string; yes: string; no: string } & Pick<Copy, 'titles' | 'names'>;

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:/;
const isDay = /^\d{4}-\d\d-\d\d$/;
const namesPerson = /_id$|_by$|^by$/;

const flat = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return String(value ?? '');
  return Object.values(value).map(flat).filter(Boolean).join(', ');
};

/** One value: a moment by the calendar, a lesson by its title, a person by their name. */
export const valueWords = (column: string, value: unknown, said: Said): string => {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? said.yes : said.no;
  const text = flat(value);
  const title = said.titles[text.replace(/^unit:/, '')];
  if (column === 'unit_id' || column === 'item_id' || column === 'ref') return title ?? text;
  if (namesPerson.test(column)) return said.names[text] ?? text;
  if (isMoment.test(text)) return momentText(said.language, text);
  return isDay.test(text) ? dateText(said.language, `${text}T12:00:00`) : text;
};

export const rowWords = (row: Row, what: readonly string[], said: Said): string =>
  what
    .map((column) => valueWords(column, row[column], said))
    .filter(Boolean)
    .join(' · ');
