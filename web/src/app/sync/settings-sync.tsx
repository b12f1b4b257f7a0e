import type { Language } from '@afrolearn/learning/languages/languages.ts';
import { useEffect, useRef } from 'react';
import { useLanguage } from '#lib/language.tsx';
import { later } from '#lib/lazy.tsx';
import { useSession } from '#lib/session.tsx';
import { wantedLanguage } from '#lib/wanted-language.ts';

/** Loaded only for people who are signed in. */
const settings = later(() => import('#lib/settings.ts'));
const sealed = later(() => import('#offline/sealed.ts'));
/* What was chosen here without a network lies with what was put away, and goes to the server first. */
const unpacked = (id: number) =>
  sealed()
    .then(({ unseal }) => unseal(id))
    .catch(() => undefined);

/** Whoever signs in finds the app as they left it, also on a tablet that another child used before. */
export const SettingsSync = () => {
  const { user } = useSession();
  const { language, choose } = useLanguage();
  const id = user?.id;
  /* Whose language the server knows, and which: what differs from it was chosen just now. */
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
        // Who chose while the answer was on its way has said it last.
        const said = now === wanted ? kept.language : now;
        known.current = { id, language: said ?? shown.current };
        if (now !== wanted) await chooseSettings(id, { language: now });
        else if (said !== null && said !== shown.current) take.current(said);
      })
      // Without a network the device keeps what it has.
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
