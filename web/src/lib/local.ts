/** The documented local-storage keys (spec 1 §3, spec 2 §3) and our own. Names are part of the contract. */
export const localKeys = [
  'token',
  'user',
  'lastRoute',
  'lastDashboardView',
  'selectedSubject',
  'selectedGrade',
  'currentView',
  'selectedUnitView',
  'currentGrade',
  'chatbotPanelSize',
  'afl_lesson_tab',
  'theme',
  'notifications',
  'afl_language',
  'afl_country',
  'afl_children',
  'afl_device',
  'afl_voice',
  'afl_faith',
  'afl_read',
  'afl_notes_gone',
  'afl_owner',
] as const;
/** What a person chose without a network, until it is sent. */
type UnsentKey = `afl_settings_${number}`;
export type LocalKey =
  | (typeof localKeys)[number]
  | UnsentKey
  | `afl_discussion_${string}`
  | `lesson_content_${string}`;

/** What logging out removes (spec 1 §4). */
export const clearedOnLogout = [
  'token',
  'user',
  'lastRoute',
  'lastDashboardView',
  'selectedSubject',
  'selectedGrade',
  'currentView',
  'selectedUnitView',
] as const satisfies readonly LocalKey[];

/* Storage may be full or forbidden (private windows, school policies): the app must still run. */
const store = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

/* The session of a device on which nothing can be stored: it lasts as long as the visit. */
const ofThisVisit = new Map<string, string>();

export const readLocal = (key: LocalKey): string | null =>
  ofThisVisit.get(key) ?? store()?.getItem(key) ?? null;

export const writeLocal = (key: LocalKey, value: string): void => {
  ofThisVisit.delete(key);
  const kept = store();
  const write = () => kept?.setItem(key, value);
  try {
    write();
  } catch {
    try {
      // Full. Lesson texts can be fetched again; whoever they are in the way of must be able to log in.
      for (const old of Object.keys(kept ?? {})) if (old.startsWith('lesson_content_')) kept?.removeItem(old);
      write();
    } catch {
      if ((clearedOnLogout as readonly string[]).includes(key)) ofThisVisit.set(key, value);
    }
  }
};

export const removeLocal = (key: LocalKey): void => {
  ofThisVisit.delete(key);
  store()?.removeItem(key);
};
