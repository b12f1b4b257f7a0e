/** A PO file of speakers' reviews and proposals on a server, for `npm run texts -- import`. */
import type { OtherLanguage } from '#languages/languages.ts';
import { type PackedText, textId } from './catalogue.ts';
import { formOf, isPlural, writtenForms } from './forms.ts';

export const verdicts = ['good', 'better', 'unsure'] as const;
export type Verdict = (typeof verdicts)[number];

/** One speaker's review of a text in its current wording. */
export type Spoken = {
  readonly verdict: Verdict;
  /** The proposed wording: one text, or one for each plural form. */
  readonly proposal: readonly string[] | null;
  readonly note: string | null;
  /** Null for a person who has left. */
  readonly by: string | null;
  readonly at: Date;
};

/* Keeps user text on one line: a second line would be parsed as part of the file. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** The escapes of JSON are valid in PO strings for all characters that a draft may contain. */
const quoted = (text: string): string => JSON.stringify(text);

const nameOf = ({ by }: Spoken): string => oneLine(by ?? '') || 'a speaker';
const dayOf = ({ at }: Spoken): string => at.toISOString().slice(0, 10);

const commentOf = (one: Spoken): readonly string[] =>
  one.verdict === 'unsure'
    ? [`# ask a speaker: ${oneLine(one.note ?? '') || `${nameOf(one)} was not sure.`}`]
    : [`# read by ${nameOf(one)}, ${dayOf(one)}`];

/** For human readers: comments are not imported. */
const aside = (one: Spoken, isTaken: boolean): readonly string[] => {
  const words = [
    ...(isTaken || one.proposal === null ? [] : [one.proposal.map(oneLine).join(' | ')]),
    ...(one.note === null ? [] : [`(${oneLine(one.note)})`]),
  ];
  return words.length === 0 ? [] : [`#. ${nameOf(one)}, ${dayOf(one)}: ${words.join(' ')}`];
};

const entryOf = (text: PackedText, found: readonly Spoken[]): string => {
  const newestFirst = [...found].sort((one, other) => other.at.getTime() - one.at.getTime());
  const taken = newestFirst[0];
  if (taken === undefined) return '';
  const plural = isPlural(text.english, text.own);
  const wording = taken.proposal ?? writtenForms(text.own, plural);
  return [
    ...commentOf(taken),
    ...newestFirst.flatMap((one) => aside(one, one === taken)),
    ...(taken.verdict === 'unsure' ? ['#, fuzzy'] : []),
    `msgctxt ${quoted(textId(text))}`,
    `msgid ${quoted(formOf(text.english, 'one'))}`,
    ...(plural
      ? [
          `msgid_plural ${quoted(formOf(text.english, 'other'))}`,
          ...wording.map((form, at) => `msgstr[${at}] ${quoted(form)}`),
        ]
      : [`msgstr ${quoted(wording[0] ?? '')}`]),
  ].join('\n');
};

const head = (language: OtherLanguage): string =>
  [
    'msgid ""',
    'msgstr ""',
    '"Project-Id-Version: AfroLearn\\n"',
    `"Language: ${language}\\n"`,
    '"Content-Type: text/plain; charset=utf-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
    `"Plural-Forms: nplurals=2; plural=(n ${language === 'fr' ? '>' : '!='} 1);\\n"`,
  ].join('\n');

/** Takes the newest review of each text; other proposals become comments. */
export const spokenPo = (
  language: OtherLanguage,
  texts: readonly PackedText[],
  found: ReadonlyMap<string, readonly Spoken[]>,
): string => {
  const entries = texts
    .map((text) => entryOf(text, found.get(textId(text)) ?? []))
    .filter((entry) => entry !== '');
  return `${[head(language), ...entries].join('\n\n')}\n`;
};
