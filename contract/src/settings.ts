import { languageCodes } from '@afrolearn/learning/languages/languages.ts';
import { z } from 'zod';
import { User } from './accounts.ts';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
import { Done, Email, NewPassword, PersonName } from './values.ts';

/** 'system' is the default. */
export const Theme = z.enum(['light', 'dark', 'system'], fault('theme/unknown'));

/** Personal settings, synchronised to every device (G36). */
export const Settings = z.object({
  theme: Theme,
  notifications: z.boolean(fault('switch/unknown')),
  language: z.enum(languageCodes, fault('language/unknown')).nullable(),
  /** When off, nothing about how this person learns is computed or shown (G35). */
  insights: z.boolean(fault('switch/unknown')),
  /** When off, the learner appears on no leaderboard. */
  leaderboard: z.boolean(fault('switch/unknown')),
  /** When off, the learner sees no seeds, levels, streaks, badges and cheers (decision 0061). */
  motivation: z.boolean(fault('switch/unknown')),
});
export type Settings = z.infer<typeof Settings>;

export const OwnSession = z.object({
  id: z.uuid(),
  /** Such as 'Chrome on Android'; null if unknown. */
  device: z.string().nullable(),
  createdAt: z.string(),
  seenAt: z.string(),
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const settingsRefusals = {
  'settings/ask-teacher': { status: 403, text: 'Please ask your teacher to change your name.' },
  'settings/sign-in-again': {
    status: 403,
    text: 'To keep your account safe, log out, log in again and then change your email.',
  },
  'settings/email-taken': {
    status: 409,
    text: 'This email already has an account. Please use another email.',
  },
  'settings/avatar-locked': { status: 403, text: 'This picture is locked. You can earn it by learning.' },
  'settings/wrong-password': {
    status: 403,
    text: 'Your current password is not right. Please write it again.',
  },
  'settings/no-password': {
    status: 403,
    text: 'Your account has no password. You sign in another way, so there is none to change.',
  },
  'upload/not-allowed': {
    status: 403,
    text: 'Photos are not switched on for you. Please choose one of our pictures.',
  },
  'upload/no-picture': { status: 400, text: 'Please choose one picture to send.' },
  'upload/too-large': {
    status: 413,
    text: 'This picture is too big. Please choose one below 2 MB and 16 megapixels.',
  },
  'upload/wrong-kind': { status: 415, text: 'Please choose a JPEG, PNG or WebP picture.' },
  'upload/unreadable': { status: 415, text: 'This picture is damaged. Please choose another one.' },
} as const satisfies Refusals;

export const settings = defineCalls({
  'PATCH /me': {
    says: 'Changes the own name, email or picture. A new email needs a sign-in of the last 10 minutes; where the server has mail it counts once its link was followed.',
    access: 'person',
    body: z.object({
      name: PersonName.optional(),
      email: Email.optional(),
      picture: z.string(fault('picture/unknown')).max(100, fault('picture/unknown')).nullish(),
    }),
    /** `emailToConfirm`: a link was sent to the new address, which is not active yet. */
    reply: User.extend({ emailToConfirm: z.string().optional() }),
    refusals: [
      'mail/failed',
      'settings/ask-teacher',
      'settings/sign-in-again',
      'settings/email-taken',
      'settings/avatar-locked',
      'upload/not-allowed',
    ],
  },
  'POST /upload-avatar': {
    says: 'Takes one photo, keeps it as 256 × 256 WebP without metadata, and answers where it is.',
    access: 'person',
    file: 'avatar',
    reply: z.object({ url: z.string() }),
    refusals: [
      'upload/not-allowed',
      'upload/no-picture',
      'upload/too-large',
      'upload/wrong-kind',
      'upload/unreadable',
    ],
    limitBytes: 2 * 1024 * 1024,
  },
  'POST /change-password': {
    says: 'Changes the own password and ends every other session.',
    access: 'person',
    whileDormant: true,
    body: z.object({
      currentPassword: z
        .string(fault('password/current-missing'))
        .min(1, fault('password/current-missing'))
        .max(512, fault('password/far-too-long')),
      newPassword: NewPassword,
    }),
    reply: Done,
    refusals: ['settings/wrong-password', 'settings/no-password'],
  },
  'GET /sessions': {
    says: 'Where the person is signed in, this place first.',
    access: 'person',
    reply: z.array(OwnSession),
  },
  'DELETE /sessions/:id': {
    says: 'Ends one of the own sessions.',
    access: 'person',
    whileDormant: true,
    params: z.object({ id: z.uuid() }),
    reply: Done,
  },
  'POST /sessions/end-others': {
    says: 'Ends every own session but this one.',
    access: 'person',
    whileDormant: true,
    reply: z.object({ ended: z.int() }),
  },
  'GET /settings': {
    says: 'The own settings, and whether the person may use a photo.',
    access: 'person',
    reply: Settings.extend({ photos: z.boolean() }),
  },
  'PUT /settings': {
    says: 'Keeps the settings that are sent; the others stay.',
    access: 'person',
    whileDormant: true,
    body: Settings.partial(),
    reply: Settings,
  },
});
