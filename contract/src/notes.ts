import { contactDataIn } from '@afrolearn/learning/safety/contact-data.ts';
import { luresChild } from '@afrolearn/learning/safety/phrases.ts';
import { hasUnkindWord } from '@afrolearn/learning/safety/word-filter.ts';
import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
import { Done, Id, IdInPath } from './values.ts';

const LessonInPath = z.object({ id: z.string().regex(/^(u\d{1,9}-[lrq]\d{1,3}|t\d{1,9})$/) });

/** Spec 1 §3, 'Discussion entry': private to its writer. */
export const LessonNote = z.object({
  id: z.uuid(),
  text: z
    .string(fault('note/missing'))
    .trim()
    .min(1, fault('note/missing'))
    .max(2000, fault('note/too-long')),
  at: z.iso.datetime({ offset: true }),
});
export type LessonNote = z.infer<typeof LessonNote>;

const ToShare = z.object({
  id: z.uuid(),
  text: z
    .string(fault('note/missing'))
    .trim()
    .min(1, fault('note/missing'))
    .max(500, fault('note/too-long-to-share'))
    .superRefine((text, context) => {
      if (hasUnkindWord(text)) context.addIssue({ code: 'custom', message: fault('text/unkind') });
      else if (contactDataIn(text) !== null || luresChild(text))
        context.addIssue({ code: 'custom', message: fault('text/contact-data') });
    }),
});

/** A note that a learner shared with their class. */
export const SharedNote = z.object({
  id: Id,
  text: z.string(),
  at: z.string(),
  by: z.object({ id: Id, name: z.string(), picture: z.string().nullable() }),
  own: z.boolean(),
  /** Only its writer and the adults of the class can still see it. */
  hidden: z.boolean(),
  mayHide: z.boolean(),
});
export type SharedNote = z.infer<typeof SharedNote>;

export const notesRefusals = {
  'notes/not-shared': {
    status: 403,
    text: 'You cannot share with a class yet. Your teacher or your family can tell you why. Your own notes work as ever.',
  },
  'notes/full': { status: 409, text: 'You have written very many notes. Please delete some first.' },
} as const satisfies Refusals;

export const notes = defineCalls({
  'GET /lesson/:id/shared': {
    says: 'What the own class shared on a lesson, oldest first, at most 200; and whether the asker may share.',
    access: 'person',
    params: LessonInPath,
    reply: z.object({ posts: z.array(SharedNote), mayShare: z.boolean() }),
  },
  'POST /lesson/:id/shared': {
    says: 'Shares a note with the own class: at most 500 characters, 20 a day. Sent twice, it is one.',
    access: 'learner',
    params: LessonInPath,
    body: ToShare,
    reply: SharedNote,
    status: 201,
    refusals: ['notes/not-shared'],
  },
  'DELETE /lesson/:id/shared/:postId': {
    says: 'Takes back a note that the asker shared.',
    access: 'person',
    params: LessonInPath.extend({ postId: IdInPath }),
    reply: Done,
  },
  'POST /lesson/:id/shared/:postId/hide': {
    says: 'Hides a note that somebody shared: for the class teacher and the head of the school.',
    access: 'teacher',
    params: LessonInPath.extend({ postId: IdInPath }),
    reply: Done,
  },
  'GET /lesson/:id/notes': {
    says: 'The own notes on a lesson, oldest first.',
    access: 'person',
    params: LessonInPath,
    reply: z.array(LessonNote),
  },
  'POST /lesson/:id/notes': {
    says: 'Keeps an own note. The id is made on the device, so sending it twice keeps it once.',
    access: 'person',
    params: LessonInPath,
    body: LessonNote,
    reply: LessonNote,
    status: 201,
    refusals: ['notes/full', 'consent/on-device'],
  },
  'DELETE /lesson/:id/notes/:noteId': {
    says: 'Removes an own note.',
    access: 'person',
    params: LessonInPath.extend({ noteId: z.uuid() }),
    reply: Done,
  },
});
