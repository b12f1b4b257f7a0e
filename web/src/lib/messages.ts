import type { Language, OtherLanguage } from '@afrolearn/learning/languages/languages.ts';
import type { Sentences, Translated } from '@afrolearn/learning/languages/sentence.ts';

export type { Translated } from '@afrolearn/learning/languages/sentence.ts';

type Others<T extends Sentences> = {
  readonly [Other in OtherLanguage]: () => Promise<{ readonly texts: Translated<T> }>;
};

/** The words of one feature. English travels with its code; another language comes when it is spoken. */
export type Messages<T extends Sentences = Sentences> = {
  readonly texts: T;
  /** The words in a language; null where English stands in. */
  readonly wordsIn: (language: OtherLanguage) => Promise<Translated<T> | null>;
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
        // As React marks a promise that has come: it is read at once, and by the same call as one that is waited for.
        here.set(language, Object.assign(asked, { status: 'fulfilled', value: own }));
        return own;
      });
    coming.set(language, asked);
    return asked;
  };

  // What could not be fetched is asked for again.
  known.push(
    async (language) => language === 'en' || (here.get(language)?.value ?? (await ask(language))) !== null,
  );
  // Its words in the spoken language come while the page is still being made.
  if (spoken !== 'en') void ask(spoken);
  return {
    texts,
    wordsIn: (language) => here.get(language) ?? ask(language),
  };
};
