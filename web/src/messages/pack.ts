import type { Namespace, Texts } from '#lib/messages.ts';
import type { accounts } from './en/accounts.ts';
import type { administration } from './en/administration.ts';
import type { avatars } from './en/avatars.ts';
import type { children } from './en/children.ts';
import type { courses } from './en/courses.ts';
import type { growth } from './en/growth.ts';
import type { info } from './en/info.ts';
import type { landing } from './en/landing.ts';
import type { lesson } from './en/lesson.ts';
import type { lessons } from './en/lessons.ts';
import type { notifications } from './en/notifications.ts';
import type { pages } from './en/pages.ts';
import type { plan } from './en/plan.ts';
import type { practice } from './en/practice.ts';
import type { profile } from './en/profile.ts';
import type { settings } from './en/settings.ts';
import type { shell } from './en/shell.ts';
import type { standing } from './en/standing.ts';

/** What a first visit and a first lesson say. */
type First =
  | typeof shell
  | typeof landing
  | typeof accounts
  | typeof pages
  | typeof info
  | typeof courses
  | typeof lesson;

/** What is said further in: to people who are signed in, and to adults. */
type More =
  | typeof lessons
  | typeof settings
  | typeof children
  | typeof administration
  | typeof standing
  | typeof profile
  | typeof growth
  | typeof plan
  | typeof notifications
  | typeof avatars
  | typeof practice;

type Pack<English extends Namespace> = {
  readonly [N in English['name']]: {
    readonly [K in keyof Extract<English, { name: N }>['texts']]: Texts[string];
  };
};

/** All texts of one language, in two files. A key that English has and a pack has not does not compile. */
export type FirstPack = Pack<First>;
export type MorePack = Pack<More>;

export const languages = [
  { code: 'en', name: 'English' },
  { code: 'sw', name: 'Kiswahili' },
  { code: 'fr', name: 'Français' },
  { code: 'lg', name: 'Luganda' },
] as const;
export type Language = (typeof languages)[number]['code'];

const packs = {
  sw: {
    first: async () => (await import('./sw.ts')).sw,
    more: async () => (await import('./sw-more.ts')).swMore,
  },
  fr: {
    first: async () => (await import('./fr.ts')).fr,
    more: async () => (await import('./fr-more.ts')).frMore,
  },
  lg: {
    first: async () => (await import('./lg.ts')).lg,
    more: async () => (await import('./lg-more.ts')).lgMore,
  },
} satisfies Record<
  Exclude<Language, 'en'>,
  { first: () => Promise<FirstPack>; more: () => Promise<MorePack> }
>;

/** English needs no pack: it travels with the features. */
export const loadPack = async (language: Language): Promise<FirstPack | null> =>
  language === 'en' ? null : await packs[language].first();

const loading = new Map<Language, Promise<MorePack | null>>();

/** One promise for each language, so that React can wait for it. Where it cannot be had, English stands in. */
export const loadMore = (language: Language): Promise<MorePack | null> => {
  const known = loading.get(language);
  if (known !== undefined || language === 'en') return known ?? Promise.resolve(null);
  const more = packs[language].more().catch(() => {
    // Asked for again when the next page opens.
    loading.delete(language);
    return null;
  });
  loading.set(language, more);
  return more;
};
