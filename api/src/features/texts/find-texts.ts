/** Finds the texts for a speaker, the progress of a language, and the form of a text in replies. */
import type { Reply } from '@afrolearn/contract';
import { type Text, textsPerPage } from '@afrolearn/contract/texts.ts';
import type { OtherLanguage } from '@afrolearn/learning/languages/languages.ts';
import { type PackedText, textId } from '@afrolearn/learning/texts/catalogue.ts';
import { mostLetters } from '@afrolearn/learning/texts/draft.ts';
import { formsOf, holesFor, isPlural, writtenForms } from '@afrolearn/learning/texts/forms.ts';
import { registerOf } from '@afrolearn/learning/texts/registers.ts';
import type { Known, ReadingRow } from './texts.db.ts';

/** The state of a text's current wording. */
type State = { read: boolean; asked: boolean; mine: boolean };

/** The state of each text by its key. A reading of an earlier wording does not count. */
const statesOf = (
  texts: readonly PackedText[],
  known: readonly Known[],
  userId: number,
): ReadonlyMap<string, State> => {
  const states = new Map<string, State & { mark: string }>();
  for (const text of texts)
    states.set(textId(text), {
      mark: text.mark,
      read: text.read !== undefined,
      asked: text.ask !== undefined,
      mine: false,
    });
  for (const { key, mark, verdict, userId: by } of known) {
    const state = states.get(key);
    if (state === undefined || state.mark !== mark) continue;
    if (verdict === 'unsure') state.asked = true;
    else state.read = true;
    if (by === userId) state.mine = true;
  }
  return states;
};

/** Maps a table to its group: `web/lesson` stays, `server/accounts/refusals` becomes `server/accounts`. */
const featureOf = ({ table }: PackedText): string => table.split('/').slice(0, 2).join('/');

const placed = (feature: string): Pick<Text, 'place' | 'feature'> => {
  const [place, name] = feature.split('/');
  return place === 'web' || place === 'server'
    ? { place, feature: name ?? '' }
    : { place: 'growth', feature: 'growth' };
};

const counted = (states: readonly State[]) => ({
  texts: states.length,
  read: states.filter(({ read }) => read).length,
  asked: states.filter(({ read, asked }) => asked && !read).length,
});

export const progressOf = (
  language: OtherLanguage,
  texts: readonly PackedText[],
  known: readonly Known[],
  userId: number,
): Reply<'GET /texts'>[number] => {
  const states = statesOf(texts, known, userId);
  const byFeature = new Map<string, State[]>();
  for (const text of texts) {
    const state = states.get(textId(text));
    const feature = featureOf(text);
    if (state !== undefined) byFeature.set(feature, [...(byFeature.get(feature) ?? []), state]);
  }
  return {
    language,
    ...counted([...states.values()]),
    features: [...byFeature].map(([feature, own]) => ({ ...placed(feature), ...counted(own) })),
  };
};

type Asked = {
  only: 'all' | 'unread' | 'asked' | 'mine';
  feature?: string | undefined;
  search?: string | undefined;
  from: number;
};

const plainly = (text: string): string => text.normalize('NFC').toLowerCase().replace(/[’`]/g, "'");

const wanted: Readonly<Record<Asked['only'], (state: State) => boolean>> = {
  all: () => true,
  unread: ({ read }) => !read,
  asked: ({ read, asked }) => asked && !read,
  mine: ({ mine }) => mine,
};

/** One page of the matching texts, and how many there are. */
export const findTexts = (
  texts: readonly PackedText[],
  known: readonly Known[],
  userId: number,
  { only, feature, search = '', from }: Asked,
): { found: number; texts: readonly PackedText[] } => {
  const states = statesOf(texts, known, userId);
  const words = plainly(search);
  const found = texts.filter((text) => {
    const id = textId(text);
    const state = states.get(id);
    if (state === undefined || !wanted[only](state)) return false;
    if (feature !== undefined && featureOf(text) !== feature) return false;
    if (words === '') return true;
    return [id, ...formsOf(text.english), ...formsOf(text.own)].some((one) => plainly(one).includes(words));
  });
  return { found: found.length, texts: found.slice(from, from + textsPerPage) };
};

export const viewOf = (text: PackedText, rows: readonly ReadingRow[], userId: number): Text => {
  const { english, own, table, key, mark, ask, read } = text;
  const plural = isPlural(english, own);
  return {
    key: textId(text),
    mark,
    english: [...writtenForms(english, plural)],
    wording: [...writtenForms(own, plural)],
    holes: [...new Set(holesFor(english))],
    ...placed(featureOf(text)),
    reader: registerOf(table, key) === 'tu' ? 'learner' : 'adult',
    mostLetters: mostLetters(text),
    ask: ask ?? null,
    published: read ?? null,
    readings: rows
      .filter((row) => row.key === textId(text) && row.mark === mark)
      .map(({ by, userId: reader, at, verdict, proposal, note }) => ({
        by,
        mine: reader === userId,
        on: at.toISOString().slice(0, 10),
        verdict,
        wording: proposal === null ? null : [...proposal],
        note,
      })),
  };
};
