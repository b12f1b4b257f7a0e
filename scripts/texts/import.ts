/** Imports a PO file: checks all of it first, and only then changes source files. */

import { sayFault } from '@afrolearn/learning/languages/fault.ts';
import type { OtherLanguage } from '@afrolearn/learning/languages/languages.ts';
import { sayIn } from '@afrolearn/learning/languages/sentence.ts';
import {
  type DraftFault,
  faultsOfDraft,
  sentenceOfDraft,
  type Translation,
} from '@afrolearn/learning/texts/draft.ts';
import { formOf, isPlural } from '@afrolearn/learning/texts/forms.ts';
import type { Banned } from '@afrolearn/learning/texts/glossary.ts';
import { po } from 'gettext-parser';
import { markOf, type Reading, type Readings, readingFrom } from './readings.ts';
import { type Change, placesIn, withChanges } from './source.ts';
import type { Table } from './tables.ts';

type Entry = ReturnType<typeof po.parse>['translations'][string][string];

type Imported =
  | { readonly errors: readonly string[] }
  | {
      /** The new content of each file that changes, by its path. */
      readonly files: ReadonlyMap<string, string>;
      readonly readings: Readings;
      readonly changed: readonly string[];
    };

/** The line numbers of contexts, which the parser does not report. */
const linesOf = (text: string): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  for (const [at, line] of text.split('\n').entries()) {
    const [, id] = /^msgctxt "(.*)"\s*$/.exec(line) ?? [];
    if (id !== undefined) found.set(id, [...(found.get(id) ?? []), at + 1]);
  }
  return found;
};

const parsed = (text: string, errors: string[]): ReturnType<typeof po.parse> => {
  try {
    return po.parse(text);
  } catch (error) {
    errors.push(`This is no PO file: ${error instanceof Error ? error.message : String(error)}`);
    return { charset: 'utf-8', headers: {}, translations: {} };
  }
};

/** The sentences for the terminal; the speakers' page has them in four languages. */
const plain: Readonly<Record<DraftFault['key'], string>> = {
  'draft/agrees': 'a noun agrees with a number that chooses no plural form',
  'draft/empty': 'the text is empty',
  'draft/forms': 'it needs {wanted} plural forms and has {has}',
  'draft/holes': 'it needs {holes} and has {has}',
  'draft/no-holes': 'it needs no hole in braces',
  'draft/signs': 'it has a line break or a sign that nobody sees',
  'draft/too-long': 'it has more than {most} letters',
  'draft/tu': 'it is for a learner and says vous',
  'draft/vous': 'it is for adults and says tu',
  'draft/word': "'{word}' is not used: {instead}",
};

const faultsOf = (
  entry: Entry,
  translation: Translation,
  plural: boolean,
  banned: readonly Banned[],
): readonly string[] => {
  const { english } = translation;
  if (entry.msgid !== formOf(english, 'one') || (plural && entry.msgid_plural !== formOf(english, 'other')))
    return ['the English has changed since this file was exported; export it again'];
  const say = sayIn('en', plain);
  return faultsOfDraft(entry.msgstr, translation, banned).map((fault) => sayFault(say, fault));
};

/** Everything that a PO file changes, or all its faults. Texts that it leaves out stay unchanged. */
export const importPo = (
  text: string,
  tables: readonly Table[],
  language: OtherLanguage,
  readings: Readings,
  readSource: (file: string) => string,
  banned: readonly Banned[] = [],
): Imported => {
  const errors: string[] = [];
  const document = parsed(text, errors);
  const lines = linesOf(text);
  const changes = new Map<string, Change[]>();
  const changed: string[] = [];
  const read: Record<string, Reading> = { ...readings };
  const refuse = (id: string, what: string) =>
    errors.push(`line ${lines.get(id)?.[0] ?? '?'}: ${id}: ${what}`);
  const said = Object.entries(document.headers).find(([name]) => name.toLowerCase() === 'language')?.[1];
  if (said !== language) errors.push(`line 1: the file is for '${said ?? ''}' and not for '${language}'`);
  for (const [id, places] of lines)
    if (places.length > 1) refuse(id, `it stands here and also on line ${places.slice(1).join(', ')}`);
  const entries = Object.values(document.translations).flatMap((group) => Object.values(group));
  for (const entry of entries) {
    if (entry.msgid === '') continue;
    const id = entry.msgctxt ?? '';
    const dot = id.indexOf('.');
    const table = tables.find(({ name }) => name === id.slice(0, dot));
    const key = id.slice(dot + 1);
    const english = table?.texts.en[key];
    if (table === undefined || english === undefined) {
      refuse(id, 'there is no such text');
      continue;
    }
    const own = table.texts[language][key] ?? '';
    const plural = isPlural(english, own);
    const translation = { language, table: table.name, key, english, own };
    const faults = faultsOf(entry, translation, plural, banned);
    for (const fault of faults) refuse(id, fault);
    if (faults.length > 0) continue;
    const next = sentenceOfDraft(entry.msgstr, translation);
    const { translator = '', flag = '' } = entry.comments ?? {};
    const reading = readingFrom(translator, /\bfuzzy\b/.test(flag), markOf(english, next));
    if (reading === null) refuse(id, "write 'read by Name, 2026-11-30'");
    else if (reading === undefined) delete read[id];
    else read[id] = reading;
    if (JSON.stringify(next) === JSON.stringify(own)) continue;
    const file = table.file(language);
    const place = placesIn(file, readSource(file), table.path(language)).get(key);
    if (place === undefined) refuse(id, `it is not written out in ${file}`);
    else {
      changes.set(file, [...(changes.get(file) ?? []), { place, sentence: next }]);
      changed.push(id);
    }
  }
  if (errors.length > 0) return { errors };
  const files = new Map([...changes].map(([file, all]) => [file, withChanges(readSource(file), all)]));
  const sorted = Object.fromEntries(Object.entries(read).sort(([one], [other]) => (one < other ? -1 : 1)));
  return { files, readings: sorted, changed };
};
