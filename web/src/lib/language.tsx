import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type Language, languages, loadPack, type MessagePack } from '#messages/pack.ts';
import { readLocal, writeLocal } from './local.ts';
import { type Namespace, type Texts, type Translate, translator } from './messages.ts';

type LanguageState = { language: Language; pack: MessagePack | null; choose: (language: Language) => void };

const LanguageContext = createContext<LanguageState>({ language: 'en', pack: null, choose: () => undefined });

const remembered = (): Language =>
  languages.find(({ code }) => code === readLocal('afl_language'))?.code ?? 'en';

/** Holds the language of the interface. The first paint is English, as prerendered; a remembered choice follows. */
export const LanguageProvider = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState<{ language: Language; pack: MessagePack | null }>({
    language: 'en',
    pack: null,
  });
  const [wanted, setWanted] = useState<Language>('en');

  useEffect(() => setWanted(remembered()), []);
  useEffect(() => {
    let current = true;
    // The words change only when they have arrived: no flash of half a language.
    loadPack(wanted).then(
      (pack) => {
        if (!current) return;
        setShown({ language: wanted, pack });
        document.documentElement.lang = wanted;
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted]);

  const state = useMemo(
    () => ({
      ...shown,
      choose: (language: Language) => {
        writeLocal('afl_language', language);
        setWanted(language);
      },
    }),
    [shown],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
};

export const useLanguage = () => useContext(LanguageContext);

/** The words of one feature in the chosen language. */
export const useText = <N extends string, T extends Texts>(namespace: Namespace<N, T>): Translate<T> => {
  const { language, pack } = useContext(LanguageContext);
  return useMemo(() => translator(namespace, language, pack), [namespace, language, pack]);
};
