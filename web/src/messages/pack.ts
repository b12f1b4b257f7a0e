import type { Texts } from '#lib/messages.ts';
import type { accounts } from './en/accounts.ts';
import type { children } from './en/children.ts';
import type { courses } from './en/courses.ts';
import type { info } from './en/info.ts';
import type { landing } from './en/landing.ts';
import type { lesson } from './en/lesson.ts';
import type { pages } from './en/pages.ts';
import type { settings } from './en/settings.ts';
import type { shell } from './en/shell.ts';

type English =
  | typeof shell
  | typeof landing
  | typeof accounts
  | typeof pages
  | typeof info
  | typeof courses
  | typeof lesson
  | typeof settings
  | typeof children;

/** All texts of one language. A key that English has and a pack has not does not compile. */
export type MessagePack = {
  readonly [N in English['name']]: {
    readonly [K in keyof Extract<English, { name: N }>['texts']]: Texts[string];
  };
};

export const languages = [
  { code: 'en', name: 'English' },
  { code: 'sw', name: 'Kiswahili' },
  { code: 'fr', name: 'Français' },
  { code: 'lg', name: 'Luganda' },
] as const;
export type Language = (typeof languages)[number]['code'];

const packs = {
  sw: async () => (await import('./sw.ts')).sw,
  fr: async () => (await import('./fr.ts')).fr,
  lg: async () => (await import('./lg.ts')).lg,
} satisfies Record<Exclude<Language, 'en'>, () => Promise<MessagePack>>;

/** English needs no pack: it travels with the features. */
export const loadPack = async (language: Language): Promise<MessagePack | null> =>
  language === 'en' ? null : await packs[language]();
