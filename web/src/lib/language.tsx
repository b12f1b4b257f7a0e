import type { Language } from '@afrolearn/learning/languages/languages.ts';
import { type Say, type Sentences, sayIn } from '@afrolearn/learning/languages/sentence.ts';
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { whenAlive } from './alive.ts';
import { writeLocal } from './local.ts';
import { type Messages, speak } from './messages.ts';
import { wantedLanguage } from './wanted-language.ts';

type LanguageState = {
  language: Language;
  /** The wanted language could not be fetched; the one before stays. */
  failed: boolean;
  choose: (language: Language) => void;
};

const LanguageContext = createContext<LanguageState>({
  language: 'en',
  failed: false,
  choose: () => undefined,
});

/** Holds the language of the interface. The first paint is English, as prerendered; a remembered choice follows. */
export const LanguageProvider = ({ children }: { children: ReactNode }) => {
  // Objects, so that choosing the same language again is another try, and words that came late are shown.
  const [shown, setShown] = useState<{ language: Language }>({ language: 'en' });
  const [wanted, setWanted] = useState<{ language: Language }>({ language: 'en' });
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    setWanted({ language: wantedLanguage() });
    // Where English stood in because the network was gone, the words are asked for again.
    const again = () => setWanted((now) => (now.language === 'en' ? now : { ...now }));
    globalThis.addEventListener('online', again);
    return () => globalThis.removeEventListener('online', again);
  }, []);
  useEffect(() => {
    let current = true;
    // The words change only when they have arrived: no flash of half a language.
    const show = (came: boolean) => {
      if (!current) return;
      if (!came) return setFailed(true);
      // A transition: what is shown stays until all the words are there.
      startTransition(() => {
        setShown({ language: wanted.language });
        setFailed(false);
      });
      document.documentElement.lang = wanted.language;
    };
    // A prerendered page comes alive in its own words first.
    void speak(wanted.language).then((came) => whenAlive(() => show(came)));
    return () => {
      current = false;
    };
  }, [wanted]);

  const state = useMemo(
    () => ({
      ...shown,
      failed,
      choose: (language: Language) => {
        writeLocal('afl_language', language);
        setWanted({ language });
        // What the server said is asked for again, in the new language.
        globalThis.dispatchEvent(new Event('languagechange'));
      },
    }),
    [shown, failed],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
};

export const useLanguage = () => useContext(LanguageContext);

/** The words of one feature in the chosen language. */
export const useText = <T extends Sentences>(messages: Messages<T>): Say<T> =>
  useTextIn(messages, useContext(LanguageContext).language);

/** In the language of who will read it, such as a family whose page a teacher prints. */
export const useTextIn = <T extends Sentences>(messages: Messages<T>, language: Language): Say<T> => {
  // Words that are still on their way are waited for, so that none change under the eye. Also what has come is read by
  // `use`: a part that waited in it, and draws itself anew without it, has lost its place among React's hooks.
  const own = language === 'en' ? null : use(messages.wordsIn(language));
  return useMemo(
    () => (own === null ? sayIn('en', messages.texts) : sayIn(language, messages.texts, own)),
    [messages, language, own],
  );
};
