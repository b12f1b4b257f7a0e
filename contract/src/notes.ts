import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
import { Done } from './values.ts';

const LessonInPath = z.object({ id: z.string().regex(/^(u\d{1,9}-[lrq]\d{1,3}|t\d{1,9})$/) });

/** Spec 1 §3, 'Discussion entry': private, seen by its writer only. */
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

export const notesRefusals = {
  'notes/full': { status: 409, text: 'You have written very many notes. Please delete some first.' },
} as const satisfies Refusals;

export const notes = defineCalls({
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
    refusals: ['notes/full'],
  },
  'DELETE /lesson/:id/notes/:noteId': {
    says: 'Removes an own note.',
    access: 'person',
    params: LessonInPath.extend({ noteId: z.uuid() }),
    reply: Done,
  },
});
