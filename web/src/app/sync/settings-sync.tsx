import type { Language } from '@afrolearn/learning/languages/languages.ts';
import { useEffect, useRef } from 'react';
import { useLanguage } from '#lib/language.tsx';
import { later } from '#lib/lazy.tsx';
import { useSession } from '#lib/session.tsx';
import { wantedLanguage } from '#lib/wanted-language.ts';

/** Loaded only for people who are signed in. */
const settings = later(() => import('#lib/settings.ts'));
const sealed = later(() => import('#offline/sealed.ts'));
/* Settings that were changed offline are among the sealed data, and must be pushed before settings are pulled. */
const unpacked = (id: number) =>
  sealed()
    .then(({ unseal }) => unseal(id))
    .catch(() => undefined);

/** Restores a person's settings at sign-in, also on a tablet that another child used before. */
export const SettingsSync = () => {
  const { user } = useSession();
  const { language, choose } = useLanguage();
  const id = user?.id;
  /* The person and the language last known to the server. A different current language was chosen on this page. */
  const known = useRef<{ id: number; language: Language } | null>(null);
  const shown = useRef(language);
  shown.current = language;
  const take = useRef(choose);
  take.current = choose;

  useEffect(() => {
    if (id === undefined) return;
    let here = true;
    const wanted = wantedLanguage();
    Promise.all([settings(), unpacked(id)])
      .then(async ([{ pullSettings, chooseSettings }]) => {
        const kept = await pullSettings(id);
        if (!here) return;
        const now = wantedLanguage();
        // A choice made during the request wins over the answer.
        const said = now === wanted ? kept.language : now;
        known.current = { id, language: said ?? shown.current };
        if (now !== wanted) await chooseSettings(id, { language: now });
        else if (said !== null && said !== shown.current) take.current(said);
      })
      // Offline the device keeps its settings.
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, [id]);

  useEffect(() => {
    if (id === undefined || known.current?.id !== id || known.current.language === language) return;
    known.current = { id, language };
    settings()
      .then(({ chooseSettings }) => chooseSettings(id, { language }))
      .catch(() => undefined);
  }, [id, language]);
  return null;
};
