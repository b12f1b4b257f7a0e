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
import { type FirstPack, type Language, loadMore, loadPack } from '#messages/pack.ts';
import { writeLocal } from './local.ts';
import { type Namespace, type Texts, type Translate, translator } from './messages.ts';
import { wantedLanguage } from './wanted-language.ts';

type LanguageState = {
  language: Language;
  pack: FirstPack | null;
  /** The wanted language could not be fetched; the one before stays. */
  failed: boolean;
  choose: (language: Language) => void;
};

const LanguageContext = createContext<LanguageState>({
  language: 'en',
  pack: null,
  failed: false,
  choose: () => undefined,
});

/** Holds the language of the interface. The first paint is English, as prerendered; a remembered choice follows. */
export const LanguageProvider = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState<{ language: Language; pack: FirstPack | null }>({
    language: 'en',
    pack: null,
  });
  // An object, so that choosing the same language again is another try.
  const [wanted, setWanted] = useState<{ language: Language }>({ language: 'en' });
  const [failed, setFailed] = useState(false);

  useEffect(() => setWanted({ language: wantedLanguage() }), []);
  useEffect(() => {
    let current = true;
    // The words change only when they have arrived: no flash of half a language.
    loadPack(wanted.language).then(
      (pack) => {
        if (!current) return;
        // A transition: a prerendered page that is not alive yet comes alive in its own words first.
        startTransition(() => {
          setShown({ language: wanted.language, pack });
          setFailed(false);
        });
        document.documentElement.lang = wanted.language;
      },
      () => current && setFailed(true),
    );
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
export const useText = <N extends string, T extends Texts>(namespace: Namespace<N, T>): Translate<T> => {
  const { language, pack: first } = useContext(LanguageContext);
  // What is said further in comes when it is first needed; the page waits for it, so that no words change under the eye.
  const pack = first === null || namespace.name in first ? first : use(loadMore(language));
  return useMemo(() => translator(namespace, language, pack), [namespace, language, pack]);
};
