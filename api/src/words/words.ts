import type { FaultKey } from '@afrolearn/contract/faults.ts';
import type { RefusalCode } from '@afrolearn/contract/refusals.ts';
import { languageIn } from '@afrolearn/learning/languages/accept-language.ts';
import type { Language, OtherLanguage } from '@afrolearn/learning/languages/languages.ts';
import { type Say, type Sentence, sayIn } from '@afrolearn/learning/languages/sentence.ts';
import { accounts } from './accounts.ts';
import { administration } from './administration.ts';
import { assignments } from './assignments.ts';
import { assistant } from './assistant.ts';
import { attendance } from './attendance.ts';
import { avatars } from './avatars.ts';
import { care } from './care.ts';
import { catalogue } from './catalogue.ts';
import { cheers } from './cheers.ts';
import { classes } from './classes.ts';
import { demo } from './demo.ts';
import { dormancy } from './dormancy.ts';
import { events } from './events.ts';
import { families } from './families.ts';
import { family } from './family.ts';
import { friends } from './friends.ts';
import { groups } from './groups.ts';
import { helping } from './helping.ts';
import { joining } from './joining.ts';
import { lessonContent } from './lesson-content.ts';
import { lessons } from './lessons.ts';
import { madeWorks } from './made-works.ts';
import { mail } from './mail.ts';
import { narrations } from './narrations.ts';
import { notes } from './notes.ts';
import { notifications } from './notifications.ts';
import { openid } from './openid.ts';
import { ownLessons } from './own-lessons.ts';
import { plan } from './plan.ts';
import { progress } from './progress.ts';
import { reports } from './reports.ts';
import { rosters } from './rosters.ts';
import { schoolWords } from './school-words.ts';
import { schoolYear } from './school-year.ts';
import { search } from './search.ts';
import { secondFactor } from './second-factor.ts';
import { server } from './server.ts';
import { settings } from './settings.ts';
import type { Parts, Translation } from './slice.ts';
import { teaching } from './teaching.ts';
import { texts } from './texts.ts';

/** Every slice with texts. */
const slices = [
  accounts,
  administration,
  attendance,
  assistant,
  assignments,
  avatars,
  care,
  catalogue,
  cheers,
  classes,
  demo,
  dormancy,
  events,
  families,
  family,
  friends,
  helping,
  groups,
  joining,
  lessonContent,
  lessons,
  madeWorks,
  mail,
  narrations,
  notes,
  notifications,
  openid,
  ownLessons,
  plan,
  progress,
  reports,
  rosters,
  schoolWords,
  schoolYear,
  search,
  secondFactor,
  server,
  settings,
  teaching,
  texts,
] as const;

type All<T> = (T extends T ? (one: T) => void : never) extends (all: infer A) => void ? A : never;
export type English = All<(typeof slices)[number]['en']>;
export type Words = Translation<English>;

const wordsIn = (language: Language): Parts => {
  const found: Record<string, Parts[string]> = {};
  for (const slice of slices)
    for (const [part, sentences] of Object.entries<Parts[string]>(slice[language]))
      found[part] = { ...found[part], ...sentences };
  return found;
};

/** All sentences of the server in English. Every refusal and every fault of a field has one. */
export const english = wordsIn('en') as English satisfies {
  readonly refusals: Record<RefusalCode, Sentence>;
  readonly faults: Record<FaultKey, Sentence>;
};
export const translations = {
  sw: wordsIn('sw') as Words,
  fr: wordsIn('fr') as Words,
  lg: wordsIn('lg') as Words,
} satisfies Record<OtherLanguage, Words>;

/** Formats every sentence of the server in one language: `say.refusals('session/none')`. */
export type Speech = { readonly [Part in keyof English]: Say<English[Part]> } & {
  readonly language: Language;
};

const makeSpeech = (language: Language): Speech => {
  const own: Words = language === 'en' ? english : translations[language];
  const parts = (Object.keys(english) as (keyof English)[]).map((part) => [
    part,
    sayIn(language, english[part], own[part]),
  ]);
  return { ...(Object.fromEntries(parts) as Omit<Speech, 'language'>), language };
};

const speeches: Readonly<Record<Language, Speech>> = {
  en: makeSpeech('en'),
  sw: makeSpeech('sw'),
  fr: makeSpeech('fr'),
  lg: makeSpeech('lg'),
};

export const inEnglish = speeches.en;

/** In the language that a person has chosen. */
export const speechIn = (language: Language): Speech => speeches[language];

/** In the language that a request asks for; English if it asks for none of ours. */
export const speechFor = (request: {
  readonly headers: { readonly 'accept-language'?: string | undefined };
}): Speech => speeches[languageIn(request.headers['accept-language'])];
