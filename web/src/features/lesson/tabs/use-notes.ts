import { useCallback, useEffect, useState } from 'react';
import { CallError, call } from '#lib/call.ts';
import { readLocal, writeLocal } from '#lib/local.ts';
import { useSession } from '#lib/session.tsx';
import { uuid } from '#offline/uuid.ts';
import { keepNotes, type Note, notesOf } from './notes.ts';

/** Notes that were deleted while the server could not be told; they must not come back with its answer. */
const goneIds = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(readLocal('afl_notes_gone') ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};
const keepGone = (ids: readonly string[]) => writeLocal('afl_notes_gone', JSON.stringify(ids.slice(-500)));

const send = async (lessonId: string, { id, text, at }: Note): Promise<void> => {
  await call('POST /lesson/:id/notes', { params: { id: lessonId }, body: { id, text, at } });
  keepNotes(
    lessonId,
    notesOf(lessonId).map((note) => (note.id === id ? { ...note, sent: true } : note)),
  );
};

const drop = async (lessonId: string, noteId: string): Promise<void> => {
  try {
    await call('DELETE /lesson/:id/notes/:noteId', { params: { id: lessonId, noteId } });
  } catch (error) {
    // Not there any more is as good as deleted.
    if (!(error instanceof CallError && error.status === 404)) return;
  }
  keepGone(goneIds().filter((id) => id !== noteId));
};

/** Notes stand on this device first; whoever is signed in finds them on every other one too (spec 1 §2.7). */
export const useNotes = (lessonId: string) => {
  const signedIn = useSession().user !== null;
  const [notes, setNotes] = useState(() => notesOf(lessonId));

  const keep = useCallback(
    (next: readonly Note[]) => {
      keepNotes(lessonId, next);
      setNotes(next);
    },
    [lessonId],
  );
  useEffect(() => {
    if (!signedIn) return;
    let current = true;
    call('GET /lesson/:id/notes', { params: { id: lessonId } }).then(
      (there) => {
        const gone = goneIds();
        for (const { id } of there) if (gone.includes(id)) void drop(lessonId, id);
        const known = new Set(there.map(({ id }) => id));
        if (!current) return;
        const here = notesOf(lessonId).filter(({ id, sent }) => !known.has(id) && sent !== true);
        const kept = there
          .filter(({ id }) => !gone.includes(id))
          .map((note) => ({ ...note, sent: true as const }));
        keep([...kept, ...here].sort((a, b) => a.at.localeCompare(b.at)));
        for (const note of here) send(lessonId, note).catch(() => undefined);
      },
      // Without a network the device's own are shown.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [signedIn, lessonId, keep]);

  const add = (text: string) => {
    const note = { id: uuid(), text, at: new Date().toISOString() };
    keep([...notes, note]);
    if (signedIn) send(lessonId, note).catch(() => undefined);
  };
  const remove = (noteId: string) => {
    keep(notes.filter(({ id }) => id !== noteId));
    if (!signedIn) return;
    keepGone([...goneIds(), noteId]);
    drop(lessonId, noteId);
  };
  return { notes, add, remove, signedIn };
};
