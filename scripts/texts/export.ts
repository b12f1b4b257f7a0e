/** All texts of a language as one PO file, for Poedit, Weblate or another editor of translators. */

import type { OtherLanguage } from '@afrolearn/learning/languages/languages.ts';
import type { Sentence } from '@afrolearn/learning/languages/sentence.ts';
import { formOf, holesFor, isPlural, writtenForms } from '@afrolearn/learning/texts/forms.ts';
import { registerOf } from '@afrolearn/learning/texts/registers.ts';
import { po } from 'gettext-parser';
import { markOf, type Readings, readingAsComment } from './readings.ts';
import type { Table } from './tables.ts';

const pluralRule: Readonly<Record<OtherLanguage, string>> = {
  sw: 'nplurals=2; plural=(n != 1);',
  fr: 'nplurals=2; plural=(n > 1);',
  lg: 'nplurals=2; plural=(n != 1);',
};

const kindOf = (table: string): string => {
  const [place, name, part] = table.split('/');
  if (place === 'web') return `on the pages of '${name}'`;
  if (place === 'server') return `said by the server: ${part} of '${name}'`;
  return 'on the half page and in the text message that a family gets';
};

const aboutText = (table: string, key: string, english: Sentence): string => {
  const reader = registerOf(table, key) === 'tu' ? 'a learner' : 'an adult, or both';
  const holes = holesFor(english);
  return [
    `${key}, ${kindOf(table)}. Read by ${reader}.`,
    ...(holes.length > 0 ? [`Keep as they are: ${holes.join(' ')}`] : []),
  ].join('\n');
};

/** The PO file of a language. Each entry is found again by its context, such as `web/lesson.notFound`. */
export const exportPo = (tables: readonly Table[], language: OtherLanguage, readings: Readings): string => {
  const translations: Parameters<typeof po.compile>[0]['translations'] = {};
  for (const table of tables)
    for (const [key, english] of Object.entries(table.texts.en)) {
      const own = table.texts[language][key] ?? '';
      const id = `${table.name}.${key}`;
      const reading = readings[id];
      const plural = isPlural(english, own);
      const msgid = formOf(english, 'one');
      translations[id] = {
        [msgid]: {
          msgctxt: id,
          msgid,
          ...(plural ? { msgid_plural: formOf(english, 'other') } : {}),
          msgstr: [...writtenForms(own, plural)],
          comments: {
            translator: readingAsComment(reading, markOf(english, own)),
            extracted: aboutText(table.name, key, english),
            reference: table.file(language),
            ...(reading !== undefined && 'ask' in reading ? { flag: 'fuzzy' } : {}),
          },
        },
      };
    }
  const headers = {
    'Project-Id-Version': 'AfroLearn',
    Language: language,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': pluralRule[language],
  };
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString('utf8');
};
