import type { Language, OtherLanguage } from '@afrolearn/learning/languages/languages.ts';
import type { Sentences, Translated } from '@afrolearn/learning/languages/sentence.ts';

export type { Translated } from '@afrolearn/learning/languages/sentence.ts';

type Others<T extends Sentences> = {
  readonly [Other in OtherLanguage]: () => Promise<{ readonly texts: Translated<T> }>;
};

/** A feature's texts. English is bundled; other languages load on demand. */
export type Messages<T extends Sentences = Sentences> = {
  readonly texts: T;
  /** The texts in a language; null for the English fallback. */
  readonly wordsIn: (language: OtherLanguage) => Promise<Translated<T> | null>;
};

/* Every loaded feature, and the current language. */
const known: ((language: Language) => Promise<boolean>)[] = [];
let spoken: Language = 'en';

/** Loads a language for all features, also those loaded later. False if nothing loaded. */
export const speak = async (language: Language): Promise<boolean> => {
  const came = await Promise.all(known.map((fetchIn) => fetchIn(language)));
  if (came.length > 0 && !came.includes(true)) return false;
  spoken = language;
  return true;
};

export const defineMessages = <const T extends Sentences>(texts: T, others: Others<T>): Messages<T> => {
  type Coming = Promise<Translated<T> | null> & { value?: Translated<T> | null };
  const [here, coming] = [new Map<Language, Coming>(), new Map<Language, Coming>()];

  const ask = (language: OtherLanguage): Coming => {
    const before = coming.get(language);
    if (before !== undefined) return before;
    const asked: Coming = others[language]()
      .then(
        (file) => file.texts,
        () => null,
      )
      .then((own) => {
        coming.delete(language);
        // Marked as React marks fulfilled promises, so that `use` reads it synchronously.
        here.set(language, Object.assign(asked, { status: 'fulfilled', value: own }));
        return own;
      });
    coming.set(language, asked);
    return asked;
  };

  // Failures are retried.
  known.push(
    async (language) => language === 'en' || (here.get(language)?.value ?? (await ask(language))) !== null,
  );
  // Loads the current language while the page is being prepared.
  if (spoken !== 'en') void ask(spoken);
  return {
    texts,
    wordsIn: (language) => here.get(language) ?? ask(language),
  };
};
