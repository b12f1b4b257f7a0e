import { texts } from '@afrolearn/contract/texts.ts';
import type { OtherLanguage } from '@afrolearn/learning/languages/languages.ts';
import { type PackedText, type TextCatalogue, textId } from '@afrolearn/learning/texts/catalogue.ts';
import { faultsOfDraft } from '@afrolearn/learning/texts/draft.ts';
import { isPlural, writtenForms } from '@afrolearn/learning/texts/forms.ts';
import type { Verdict } from '@afrolearn/learning/texts/spoken-po.ts';
import type { Db } from '#db/connect.ts';
import type { World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';
import { catalogueIn } from './catalogue-file.ts';
import { findTexts, progressOf, viewOf } from './find-texts.ts';
import { knownReadings, languagesOf, readingsOf, saveReading } from './texts.db.ts';

const allowed = async (db: Db, userId: number, language?: OtherLanguage): Promise<OtherLanguage[]> => {
  const languages = await languagesOf(db, userId);
  if (languages.length === 0 || (language !== undefined && !languages.includes(language)))
    throw refuse('texts/not-allowed');
  return languages;
};

const catalogueOf = (textsFile: World['textsFile']): Promise<TextCatalogue> => {
  if (textsFile === undefined) throw new Error('this server was started without the file of its texts');
  return catalogueIn(textsFile);
};

/** The proposed wording as it is stored, or null when the verdict needs none. */
const checkedProposal = (
  verdict: Verdict,
  wording: readonly string[] = [],
  text: PackedText,
  language: OtherLanguage,
  { banned }: TextCatalogue,
): readonly string[] | null => {
  if (verdict !== 'better') return null;
  const draft = wording.map((form) => form.normalize('NFC').trim());
  const now = writtenForms(text.own, isPlural(text.english, text.own));
  const faults = [
    ...faultsOfDraft(draft, { ...text, language }, banned),
    ...(draft.join('\n') === now.join('\n') ? [{ key: 'draft/same' as const, form: 0 }] : []),
  ];
  if (faults.length === 0) return draft;
  // Each field shows one sentence: the first fault of each form.
  const fields = Object.fromEntries(
    faults.toReversed().map(({ form, ...fault }) => [`wording.${form}`, fault]),
  );
  throw refuse('request/invalid', { fields });
};

export const textRoutes = serve(texts, {
  'GET /texts': async ({ user, db, textsFile }) => {
    const languages = await allowed(db, user.id);
    const { texts: all } = await catalogueOf(textsFile);
    return await Promise.all(
      languages.map(async (language) =>
        progressOf(language, all[language], await knownReadings(db, language), user.id),
      ),
    );
  },

  'GET /texts/list': async ({ query: { language, ...asked }, user, db, textsFile }) => {
    await allowed(db, user.id, language);
    const { texts: all } = await catalogueOf(textsFile);
    const known = await knownReadings(db, language);
    const { found, texts: shown } = findTexts(all[language], known, user.id, asked);
    const rows = shown.length === 0 ? [] : await readingsOf(db, language, shown.map(textId));
    return { found, texts: shown.map((text) => viewOf(text, rows, user.id)) };
  },

  'PUT /texts/readings': async ({ body, user, db, now, textsFile }) => {
    const { language, key, mark, verdict, wording, note } = body;
    await allowed(db, user.id, language);
    const catalogue = await catalogueOf(textsFile);
    const text = catalogue.texts[language].find((one) => textId(one) === key);
    if (text === undefined) throw refuse('access/not-found');
    if (text.mark !== mark) throw refuse('texts/changed');
    const proposal = checkedProposal(verdict, wording, text, language, catalogue);
    const { english, own } = text;
    await saveReading(db, {
      userId: user.id,
      language,
      key,
      mark,
      english,
      own,
      verdict,
      proposal,
      note: note === undefined || note === '' ? null : note,
      readAt: now(),
    });
    return viewOf(text, await readingsOf(db, language, [key]), user.id);
  },
});
