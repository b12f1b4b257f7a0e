import { notes } from '@afrolearn/contract/notes.ts';
import { itemById } from '#features/catalogue/index.ts';
import type { World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { dropNote, keepNote, type NoteRow, noteCount, notesOn } from './notes.db.ts';

/* More than a child writes in seven years; a runaway device stops here. */
const mostNotes = 5000;
const minute = 60 * 1000;

const asReply = ({ id, text, at }: NoteRow) => ({ id, text, at: at.toISOString() });

const checkItem = async ({ db }: Pick<World, 'db'>, id: string): Promise<void> => {
  if ((await itemById(db, id)) === null) throw refuse('access/not-found');
};

export const noteRoutes = serve(notes, {
  'GET /lesson/:id/notes': async ({ params, user, db }) => {
    await checkItem({ db }, params.id);
    return (await notesOn(db, user.id, params.id)).map(asReply);
  },

  'POST /lesson/:id/notes': async ({ params, body, user, db, now }) => {
    await checkItem({ db }, params.id);
    if ((await noteCount(db, user.id)) >= mostNotes) throw refuse('notes/full');
    // A device whose clock runs ahead does not write into the future.
    const at = new Date(Math.min(new Date(body.at).getTime(), now().getTime() + 5 * minute));
    return asReply(await keepNote(db, user.id, params.id, { id: body.id, text: body.text, at }));
  },

  'DELETE /lesson/:id/notes/:noteId': async ({ params, user, db }) => {
    if (!(await dropNote(db, user.id, params.id, params.noteId))) throw refuse('access/not-found');
    return done;
  },
});
