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
import { writeLocal } from './local.ts';
import { type Messages, speak } from './messages.ts';
import { whenAlive } from './start/alive.ts';
import { wantedLanguage } from './wanted-language.ts';

type LanguageState = {
  language: Language;
  /** The language could not be loaded; the previous one stays. */
  failed: boolean;
  choose: (language: Language) => void;
};

const LanguageContext = createContext<LanguageState>({
  language: 'en',
  failed: false,
  choose: () => undefined,
});

/** The interface language. The first paint is English, as prerendered; a stored choice follows. */
export const LanguageProvider = ({ children }: { children: ReactNode }) => {
  // Objects, so that choosing the same language retries, and late texts render.
  const [shown, setShown] = useState<{ language: Language }>({ language: 'en' });
  const [wanted, setWanted] = useState<{ language: Language }>({ language: 'en' });
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    setWanted({ language: wantedLanguage() });
    // Retries where English replaced an unavailable language.
    const again = () => setWanted((now) => (now.language === 'en' ? now : { ...now }));
    globalThis.addEventListener('online', again);
    return () => globalThis.removeEventListener('online', again);
  }, []);
  useEffect(() => {
    let current = true;
    // Switches only after loading, to avoid a mix of languages.
    const show = (came: boolean) => {
      if (!current) return;
      if (!came) return setFailed(true);
      // A transition: the old content stays until all texts are loaded.
      startTransition(() => {
        setShown({ language: wanted.language });
        setFailed(false);
      });
      document.documentElement.lang = wanted.language;
    };
    // A prerendered page hydrates in its own language first.
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
        // Refetches server messages in the new language.
        globalThis.dispatchEvent(new Event('languagechange'));
      },
    }),
    [shown, failed],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
};

export const useLanguage = () => useContext(LanguageContext);

/** A feature's texts in the chosen language. */
export const useText = <T extends Sentences>(messages: Messages<T>): Say<T> =>
  useTextIn(messages, useContext(LanguageContext).language);

/** In the reader's language, such as a family's on a teacher's printout. */
export const useTextIn = <T extends Sentences>(messages: Messages<T>, language: Language): Say<T> => {
  // Suspends until the texts are loaded, so that no text changes while it is read. Loaded texts are read by `use`,
  // too: a component that suspended in `use` and then renders without it breaks the order of hooks.
  const own = language === 'en' ? null : use(messages.wordsIn(language));
  return useMemo(
    () => (own === null ? sayIn('en', messages.texts) : sayIn(language, messages.texts, own)),
    [messages, language, own],
  );
};
