import { useEffect, useState } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { CallError, call } from '#lib/call.ts';
import { readLocal, writeLocal } from '#lib/local.ts';
import { useSession } from '#lib/session.tsx';
import { uuid } from '#offline/uuid.ts';
import { keepNotes, type Note, notesOf } from './notes.ts';

/** Notes deleted while offline: a later reply must not restore them. */
const goneIds = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(readLocal('afl_notes_gone') ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};
const keepGone = (ids: readonly string[]) => writeLocal('afl_notes_gone', JSON.stringify(ids.slice(-500)));

/* Requests in progress and deletions of this visit, which an earlier request does not know. */
const posting = new Map<string, Promise<void>>();
const deleted = new Set<string>();

const post = async (lessonId: string, { id, text, at }: Note): Promise<void> => {
  await call('POST /lesson/:id/notes', { params: { id: lessonId }, body: { id, text, at } });
  keepNotes(
    lessonId,
    notesOf(lessonId).map((note) => (note.id === id ? { ...note, sent: true } : note)),
  );
};

/** Offline it waits for the next visit. */
const send = (lessonId: string, note: Note): void => {
  if (posting.has(note.id)) return;
  const sent = post(lessonId, note)
    .catch(() => undefined)
    .then(() => void posting.delete(note.id));
  posting.set(note.id, sent);
};

const drop = async (lessonId: string, noteId: string): Promise<void> => {
  const token = readLocal('token');
  // Waits for the post: a delete that arrives first would find nothing, and the note would stay.
  await posting.get(noteId);
  if (readLocal('token') !== token) return;
  try {
    await call('DELETE /lesson/:id/notes/:noteId', { params: { id: lessonId, noteId } });
  } catch (error) {
    // 404 means it is already deleted.
    if (!(error instanceof CallError && error.status === 404)) return;
  }
  keepGone(goneIds().filter((id) => id !== noteId));
};

/** Notes are stored on this device first; a signed-in learner finds them on every device (spec 1 §2.7). */
export const useNotes = (lessonId: string) => {
  const signedIn = useSession().user !== null;
  const [notes, setNotes] = useState(() => notesOf(lessonId));

  // Offline, this device's notes are shown.
  const { data: answered } = useAnswer(
    signedIn ? `notes ${lessonId}` : null,
    async () => {
      const sentBefore = new Set(notesOf(lessonId).flatMap(({ id, sent }) => (sent === true ? [id] : [])));
      return { sentBefore, there: await call('GET /lesson/:id/notes', { params: { id: lessonId } }) };
    },
    { endsOn: [] },
  );
  useEffect(() => {
    if (answered === null) return;
    const { sentBefore, there } = answered;
    const gone = goneIds();
    for (const { id } of there) if (gone.includes(id)) void drop(lessonId, id);
    const known = new Set(there.map(({ id }) => id));
    const here = notesOf(lessonId).filter(({ id }) => !known.has(id) && !sentBefore.has(id));
    const kept = there
      .filter(({ id }) => !gone.includes(id) && !deleted.has(id))
      .map((note) => ({ ...note, sent: true as const }));
    const all = [...kept, ...here].sort((a, b) => a.at.localeCompare(b.at));
    keepNotes(lessonId, all);
    setNotes(all);
    for (const note of here) if (note.sent !== true) send(lessonId, note);
  }, [answered, lessonId]);

  /* Updates from storage, because the page's list may be outdated. */
  const add = (text: string) => {
    const note = { id: uuid(), text, at: new Date().toISOString() };
    keepNotes(lessonId, [...notesOf(lessonId), note]);
    setNotes((now) => [...now, note]);
    if (signedIn) send(lessonId, note);
  };
  const remove = (noteId: string) => {
    const others = ({ id }: Note) => id !== noteId;
    keepNotes(lessonId, notesOf(lessonId).filter(others));
    setNotes((now) => now.filter(others));
    if (!signedIn) return;
    deleted.add(noteId);
    keepGone([...goneIds(), noteId]);
    void drop(lessonId, noteId);
  };
  return { notes, add, remove, signedIn };
};
