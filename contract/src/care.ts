/** Data rights (permissions N6, N7, N8, G44): a full copy, and deletion after seven days to reconsider. */
import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
import { Done, Id, IdInPath, Role } from './values.ts';

/** Headings of the copy, as families read it. */
export const copyParts = [
  'account',
  'signing-in',
  'family',
  'learning',
  'rewards',
  'own-words',
  'school',
  'work',
  'together',
  'messages',
  'teaching',
  'looked',
] as const;

/** Everything stored about one person: all rows of all tables, and the photos. */
export const Copy = z.object({
  /** Grows when the form of a copy changes. */
  form: z.literal(2),
  madeAt: z.string(),
  about: z.object({ id: Id, uid: z.uuid(), name: z.string(), role: Role, school: z.string().nullable() }),
  tables: z.array(
    z.object({
      /** Its name in the database. */
      table: z.string(),
      part: z.enum(copyParts),
      /** The columns with the time and the content, for readers. */
      when: z.string().nullable(),
      what: z.array(z.string()),
      rows: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
  /** Titles of the units and entries in the rows. */
  titles: z.record(z.string(), z.string()),
  /** Names of the people in the rows, as far as the reader may know them. */
  names: z.record(z.string(), z.string()),
  /** The `uid` of each row that a local number of the rows leads to, by table and number. */
  uids: z.record(z.string(), z.record(z.string(), z.uuid())),
  /** Photos, in base64. */
  files: z.array(z.object({ name: z.string(), type: z.string(), base64: z.string() })),
});
export type Copy = z.infer<typeof Copy>;

/** The state of a requested account deletion. */
const Leaving = z.object({
  /** When the account will be deleted; null without a request. */
  leavesAt: z.string().nullable(),
  /** Whether the person or a guardian requested it. */
  by: z.enum(['self', 'guardian']).nullable(),
  /** A child requested it and a guardian has not decided yet. */
  asked: z.boolean(),
  /** Whether a guardian decides for this person. */
  needsGuardian: z.boolean(),
});
export type Leaving = z.infer<typeof Leaving>;

/* The password proves who asks; without one the sign-in must be less than ten minutes old. */
const Proof = z.object({
  password: z.string(fault('password/own-missing')).max(512, fault('password/far-too-long')).optional(),
});

export const careRefusals = {
  'care/sign-in-again': {
    status: 403,
    text: 'To keep the account safe, type your password, or log out, log in again and then ask for this.',
  },
  'care/last-administrator': {
    status: 409,
    text: 'You are the only head of your school here. Please make another teacher head first.',
  },
  'care/open-classes': {
    status: 409,
    text: 'You still teach open classes here. Please archive them first: your school keeps them.',
  },
  'care/guardian-decides': {
    status: 409,
    text: 'A guardian has decided this. Please talk with them.',
  },
} as const satisfies Refusals;

const child = z.object({ id: IdInPath });

export const care = defineCalls({
  'GET /me/export': {
    says: 'A copy of everything that is kept of the person of this session.',
    access: 'person',
    reply: Copy,
  },
  'GET /me/care': {
    says: 'Whether the own account is about to be deleted, and who decides about it.',
    access: 'person',
    reply: Leaving,
  },
  'DELETE /me': {
    says: 'Asks for the own account to be deleted in seven days. Until then nobody sees it, and a word brings it back. Of a child with a guardian it is a wish, and the guardian decides.',
    access: 'person',
    whileDormant: true,
    body: Proof,
    reply: Leaving,
    refusals: [
      'care/sign-in-again',
      'settings/wrong-password',
      'care/last-administrator',
      'care/open-classes',
    ],
  },
  'POST /me/keep': {
    says: 'Takes the own word back: the account stays.',
    access: 'person',
    whileDormant: true,
    reply: Leaving,
    refusals: ['care/guardian-decides'],
  },
  'GET /children/:id/export': {
    says: 'A copy of everything that is kept of an own child. It is written down that a guardian took one.',
    access: 'parent',
    params: child,
    reply: Copy,
  },
  'GET /children/:id/care': {
    says: 'Whether the account of an own child is about to be deleted, and whether the child asks for it.',
    access: 'parent',
    params: child,
    reply: Leaving.extend({ name: z.string() }),
  },
  'DELETE /children/:id/account': {
    says: 'Deletes the account of an own child in seven days. Until then nobody but the guardians sees it, and each of them can keep it.',
    access: 'parent',
    params: child,
    body: Proof,
    reply: Leaving,
    refusals: ['care/sign-in-again', 'settings/wrong-password'],
  },
  'POST /children/:id/account/keep': {
    says: 'Keeps the account of an own child, and answers a child’s wish to go with no.',
    access: 'parent',
    params: child,
    reply: Done,
  },
});
