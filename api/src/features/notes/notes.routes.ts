import { notes } from '@afrolearn/contract/notes.ts';
import { parseOwnLessonId } from '@afrolearn/learning/lessons/ids.ts';
import { checkKeepable } from '#features/bonds/index.ts';
import { entryById } from '#features/catalogue/index.ts';
import { lessonSeenBy } from '#features/lessons/index.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { dropShared } from './class-notes.db.ts';
import { hideShared, share, sharedOn } from './class-notes.ts';
import { dropNote, keepNote, type NoteRow, notesOn } from './notes.db.ts';

/* More than a child writes in seven years, or about one lesson: stops a runaway device. */
const most = { inAll: 5000, onOne: 200 };
const minute = 60 * 1000;
/* Before this, Postgres and JavaScript format dates differently. */
const firstMoment = Date.UTC(1900, 0);

const asReply = ({ id, text, at }: NoteRow) => ({ id, text, at: at.toISOString() });

const checkItem = async ({ db }: Pick<World, 'db'>, user: Person, id: string): Promise<void> => {
  const own = parseOwnLessonId(id);
  const found = own === undefined ? await entryById(db, id) : await lessonSeenBy(db, user, own);
  if (found === null) throw refuse('access/not-found');
};

export const noteRoutes = serve(notes, {
  'GET /lesson/:id/shared': async ({ params, user, ...world }) => {
    await checkItem(world, user, params.id);
    return await sharedOn(world, user, params.id);
  },

  'POST /lesson/:id/shared': async ({ params, body, user, ...world }) => {
    await checkItem(world, user, params.id);
    return await share(world, user, params.id, body);
  },

  'DELETE /lesson/:id/shared/:postId': async ({ params, user, db }) => {
    if (!(await dropShared(db, user.id, params.id, params.postId))) throw refuse('access/not-found');
    return done;
  },

  'POST /lesson/:id/shared/:postId/hide': async ({ params, user, ...world }) => {
    await hideShared(world, user, params.postId);
    return done;
  },

  'GET /lesson/:id/notes': async ({ params, user, db }) => {
    await checkItem({ db }, user, params.id);
    return (await notesOn(db, user.id, params.id)).map(asReply);
  },

  'POST /lesson/:id/notes': async ({ params, body, user, db, now, env }) => {
    await checkKeepable({ db, env }, user);
    await checkItem({ db }, user, params.id);
    // Limits a device clock that is ahead.
    const written = Math.min(new Date(body.at).getTime(), now().getTime() + 5 * minute);
    const note = { id: body.id, text: body.text, at: new Date(Math.max(written, firstMoment)) };
    const kept = await keepNote(db, { userId: user.id, itemId: params.id, note }, most);
    if (kept === null) throw refuse('notes/full');
    return asReply(kept);
  },

  'DELETE /lesson/:id/notes/:noteId': async ({ params, user, db }) => {
    if (!(await dropNote(db, user.id, params.id, params.noteId))) throw refuse('access/not-found');
    return done;
  },
});
