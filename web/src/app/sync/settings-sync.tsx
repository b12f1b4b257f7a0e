import type { Language } from '@afrolearn/learning/languages/languages.ts';
import { useEffect, useRef } from 'react';
import { useLanguage } from '#lib/language.tsx';
import { later } from '#lib/lazy.tsx';
import { useSession } from '#lib/session.tsx';

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
    Promise.all([settings(), unpacked(id)])
      .then(([{ pullSettings }]) => pullSettings(id))
      .then(
        (kept) => {
          known.current = { id, language: kept.language ?? shown.current };
          if (kept.language !== null && kept.language !== shown.current) take.current(kept.language);
        },
        // Without a network the device keeps what it has.
        () => undefined,
      );
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
