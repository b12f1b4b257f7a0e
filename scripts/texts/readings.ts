/** Who has read which text, and which ones wait for a speaker: one JSON file for each language. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OtherLanguage } from '@afrolearn/learning/languages/languages.ts';
import type { Sentence } from '@afrolearn/learning/languages/sentence.ts';
import { root } from './tables.ts';

export type Reading =
  /** Reviewed by a speaker on a day, in the wording with this `mark`. */
  | { readonly by: string; readonly on: string; readonly mark: string }
  /** Uncertain: a question for a speaker. */
  | { readonly ask: string };
export type Readings = Readonly<Record<string, Reading>>;

export const readingsFile = (language: OtherLanguage): string => `scripts/texts/readings/${language}.json`;

export const readingsIn = (language: OtherLanguage): Readings => {
  const file = join(root, readingsFile(language));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Readings) : {};
};

/** Identifies a wording. Another English or translation has another mark and counts as unread. */
export const markOf = (english: Sentence, own: Sentence): string =>
  createHash('sha256')
    .update(JSON.stringify([english, own]))
    .digest('hex')
    .slice(0, 12);

const form = /^read by (.+), (\d{4}-\d\d-\d\d)$/;

/** The comment for translators, who may edit it. */
export const readingAsComment = (reading: Reading | undefined, mark: string): string => {
  if (reading === undefined) return '';
  if ('ask' in reading) return `ask a speaker: ${reading.ask}`;
  return reading.mark === mark ? `read by ${reading.by}, ${reading.on}` : '';
};

/** Parses a translator's comment; null for a 'read by' comment in another form. */
export const readingFrom = (comment: string, isFuzzy: boolean, mark: string): Reading | undefined | null => {
  const line = comment.trim();
  if (isFuzzy) return { ask: line.replace(/^ask a speaker:?\s*/, '') };
  const [, by, on] = form.exec(line) ?? [];
  if (by !== undefined && on !== undefined && !Number.isNaN(Date.parse(on))) return { by, on, mark };
  return /^read by/i.test(line) ? null : undefined;
};
