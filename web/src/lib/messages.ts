import type { Language, OtherLanguage } from '@afrolearn/learning/languages/languages.ts';
import type { Sentences, Translated } from '@afrolearn/learning/languages/sentence.ts';

export type { Translated } from '@afrolearn/learning/languages/sentence.ts';

type Others<T extends Sentences> = {
  readonly [Other in OtherLanguage]: () => Promise<{ readonly texts: Translated<T> }>;
};

/** The words of one feature. English travels with its code; another language comes when it is spoken. */
export type Messages<T extends Sentences = Sentences> = {
  readonly texts: T;
  /** The words in a language at once where they are here, else the promise of them; null where English stands in. */
  readonly wordsIn: (language: Language) => Translated<T> | null | Promise<Translated<T> | null>;
};

/* Every feature whose code has arrived, and the language that all of them speak. */
const known: ((language: Language) => Promise<boolean>)[] = [];
let spoken: Language = 'en';

/** Fetches a language for all that is on the page, and for each feature that comes later. False where nothing came. */
export const speak = async (language: Language): Promise<boolean> => {
  const came = await Promise.all(known.map((fetchIn) => fetchIn(language)));
  if (came.length > 0 && !came.includes(true)) return false;
  spoken = language;
  return true;
};

export const defineMessages = <const T extends Sentences>(texts: T, others: Others<T>): Messages<T> => {
  const here = new Map<Language, Translated<T> | null>();
  const coming = new Map<Language, Promise<Translated<T> | null>>();

  const ask = (language: OtherLanguage): Promise<Translated<T> | null> => {
    const asked =
      coming.get(language) ??
      others[language]()
        .then(
          (file) => file.texts,
          () => null,
        )
        .then((own) => {
          coming.delete(language);
          here.set(language, own);
          return own;
        });
    coming.set(language, asked);
    return asked;
  };

  // What could not be fetched is asked for again.
  known.push(async (language) => language === 'en' || (here.get(language) ?? (await ask(language))) !== null);
  // Its words in the spoken language come while the page is still being made.
  if (spoken !== 'en') void ask(spoken);
  return {
    texts,
    wordsIn: (language) => {
      if (language === 'en') return null;
      const own = here.get(language);
      return own === undefined ? ask(language) : own;
    },
  };
};
