/** Everything the server says in sentences, in English. What the contract and `learning` say already stays with them. */
import { type RefusalCode, refusals } from '@afrolearn/contract/refusals.ts';
import { avatarNames } from '@afrolearn/learning/avatars/avatars.ts';
import { type SpecialAvatarId, unlockRules } from '@afrolearn/learning/avatars/unlocks.ts';
import { type BadgeId, badges, unitBadgeWords } from '@afrolearn/learning/badges/badges.ts';
import { refusalReasons } from '@afrolearn/learning/events/reasons.ts';
import {
  type LearningStyle,
  learningStyles,
  type Superpower,
  superpowers,
} from '@afrolearn/learning/insights/character.ts';
import { insightSentences } from '@afrolearn/learning/insights/sentences.ts';
import type { Sentence } from '@afrolearn/learning/languages/sentence.ts';
import { faultSentences } from './faults.ts';

const table = <K extends string, V extends string>(rows: readonly (readonly [K, V])[]) =>
  Object.fromEntries(rows) as { readonly [Key in K]: V };

const itself = <K extends string>(words: readonly K[]) =>
  Object.fromEntries(words.map((word) => [word, word])) as { readonly [Key in K]: Key };

const rowsOf = <K extends string, V>(rows: Readonly<Record<K, V>>) => Object.entries(rows) as [K, V][];

export const english = {
  refusals: table<RefusalCode, string>(rowsOf(refusals).map(([code, { text }]) => [code, text])),
  faults: faultSentences,
  reasons: refusalReasons,
  badges: table<BadgeId, string>(badges.map(({ id, name }) => [id, name])),
  badgeTexts: table<BadgeId, string>(badges.map(({ id, description }) => [id, description])),
  unitBadge: unitBadgeWords,
  avatars: avatarNames,
  unlocks: table<SpecialAvatarId, string>(
    rowsOf(unlockRules).map(([id, { description }]) => [id, description]),
  ),
  styles: itself<LearningStyle>(learningStyles),
  superpowers: itself<Superpower>(superpowers),
  insights: insightSentences,
  /** Templates of ours, filled with names from the curriculum or from lists of ours: no free text of a person. */
  notifications: {
    badge: 'You earned the badge ‘{name}’.',
    level: 'You reached level {level}. Well done!',
    unit: 'You mastered ‘{title}’. Claim your reward.',
    assigned: 'New on your plan: ‘{title}’.',
    'assigned-until': 'New on your plan: ‘{title}’, until {dueOn}.',
    avatar: 'A new avatar is yours: {name}.',
    welcome: 'Welcome to AfroLearn. Choose your class and open a first lesson.',
  },
  /** A lesson that is listed but not written. */
  unwritten: {
    overview: '‘{title}’ belongs to the unit ‘{unit}’. {about}',
    'overview-of-class': '‘{title}’ belongs to the unit ‘{unit}’ of {grade}. {about}',
    explore:
      'The explainer of this lesson is being written. Ask your teacher about it, or open another lesson of this unit.',
  },
  /** No name stands in a letter: whoever registers chooses theirs, and could send words of their own to a stranger. */
  letters: {
    hello: 'Hello,',
    greetings: 'Kind greetings',
    'verify-subject': 'Please verify your email for AfroLearn',
    verify: 'Thank you for joining AfroLearn. Open this link within three days to verify your email:',
    'verify-not-you': 'Did you not make an account? Then you need do nothing.',
    'reset-subject': 'A new password for AfroLearn',
    reset:
      'Somebody asked for a new password for your account. Was it you? Then open this link within one hour:',
    'reset-not-you': 'Was it not you? Then you need do nothing. Your password stays as it is.',
    'new-email-subject': 'Please confirm your new email for AfroLearn',
    'new-email':
      'This address was given as the new email of an AfroLearn account. Open this link within three days to confirm:',
    'new-email-not-you': 'Was it not you? Then you need do nothing.',
    'email-changed-subject': 'Your email for AfroLearn has changed',
    'email-changed': 'Your AfroLearn account has a new email. Letters will go there from now on.',
    'email-changed-not-you':
      'Was it not you? Then ask your school or whoever looks after {url} for help at once.',
    'password-changed-subject': 'Your password for AfroLearn has changed',
    'password-changed':
      'Your AfroLearn account has a new password. You are logged out everywhere: log in with the new one.',
    'password-changed-not-you': 'Was it not you? Then ask for a new password at once: {url}',
  },
} as const;

export type English = typeof english;

/** The same in another language. A key that English has and a table has not does not compile, nor one too many. */
export type Words = {
  readonly [Part in keyof English]: { readonly [Key in keyof English[Part]]: Sentence };
};
