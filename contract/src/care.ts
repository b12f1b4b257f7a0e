/** Care of data (permissions N6, N7, N8, G44): a copy of everything, and deletion with seven days to think again. */
import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
import { Done, Id, IdInPath, Role } from './values.ts';

/** What a family reads together: one heading of the copy. */
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

/** Everything that is kept of one person: all rows of all tables, as they are stored, and the photos themselves. */
export const Copy = z.object({
  /** Grows when the form of a copy changes. */
  form: z.literal(2),
  madeAt: z.string(),
  about: z.object({ id: Id, uid: z.uuid(), name: z.string(), role: Role, school: z.string().nullable() }),
  tables: z.array(
    z.object({
      /** Its name, as the database calls it. */
      table: z.string(),
      part: z.enum(copyParts),
      /** The columns that say when and what, for readers. */
      when: z.string().nullable(),
      what: z.array(z.string()),
      rows: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
  /** What units and entries are called in the rows. */
  titles: z.record(z.string(), z.string()),
  /** Who the people of the rows are, as far as the reader may know. */
  names: z.record(z.string(), z.string()),
  /** The `uid` of each row that a local number of the rows leads to, by table and number. */
  uids: z.record(z.string(), z.record(z.string(), z.uuid())),
  /** Photos, in base64. */
  files: z.array(z.object({ name: z.string(), type: z.string(), base64: z.string() })),
});
export type Copy = z.infer<typeof Copy>;

/** How it stands with an account that somebody wants to be deleted. */
const Leaving = z.object({
  /** The moment at which it is deleted; null while nobody has asked. */
  leavesAt: z.string().nullable(),
  /** Whether the person's own word or a guardian's stands. */
  by: z.enum(['self', 'guardian']).nullable(),
  /** A child asks, and a guardian has not decided. */
  asked: z.boolean(),
  /** Whether a guardian decides for this person. */
  needsGuardian: z.boolean(),
});
export type Leaving = z.infer<typeof Leaving>;

/* The password shows that it is really they; without one the sign-in must be of the last ten minutes. */
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
