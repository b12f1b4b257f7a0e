import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { isStoredLocal, readLocal, removeLocal, writeLocal } from '#lib/local.ts';
import { bodyOf, type Draft, draftFrom, idsAfter, newDraft, problemsOf, readDraft } from './draft.ts';
import { firstPlace } from './first-place.ts';
import { changeLesson, desk, lessonToEdit, makeLesson, myClasses } from './own-lessons.api.ts';

/**
 * `changed`: somebody else saved meanwhile. `waits`: offline; retried when there is a network. `unkept`: the same or
 * `open`, and this device had no room for the draft.
 */
export type Saving = 'saved' | 'open' | 'saving' | 'waits' | 'unkept' | 'changed' | 'failed';

const keyOf = (id: string) => `afl_own_lesson_${id}` as const;

const savedAs = async ({ id, version, ...rest }: Draft, force: boolean): Promise<Draft> => {
  const body = bodyOf({ id, version, ...rest });
  if (id === null) return draftFrom(await makeLesson(body));
  return draftFrom(await changeLesson(id, force || version === null ? body : { ...body, version }));
};

/** For a new lesson, the teacher's own class and subject, once they are known. */
const useFirstPlace = (isNew: boolean) => {
  const rooms = useAnswer(isNew ? 'own lesson classes' : null, myClasses);
  const lessons = useAnswer(isNew ? 'own lessons written' : null, desk);
  const written = lessons.state === 'loading' ? null : (lessons.data?.lessons ?? []);
  return rooms.data === null || written === null ? null : firstPlace(rooms.data, written);
};

/**
 * A lesson draft. Every change is stored on this device at once, and removed when the server has it. Nothing
 * is lost by a bad connection, a closed page or a log-out. Without room on the device it stays in memory.
 */
export const useDraft = (id: string) => {
  const [draft, setDraft] = useState<Draft | null>(() =>
    id === 'new' ? (readDraft(readLocal(keyOf(id))) ?? newDraft()) : readDraft(readLocal(keyOf(id))),
  );
  // The latest draft, also between renders: older ones must not be stored or sent.
  const latest = useRef(draft);
  const put = useCallback((next: Draft) => {
    latest.current = next;
    setDraft(next);
  }, []);
  const [saving, setSaving] = useState<Saving>(() =>
    id !== 'new' && readLocal(keyOf(id)) === null ? 'saved' : 'open',
  );
  const [said, setSaid] = useState<{ text: string | null; fields: Readonly<Record<string, string>> }>({
    text: null,
    fields: {},
  });

  const load = useCallback(async () => {
    try {
      put(draftFrom(await lessonToEdit(id)));
      setSaving('saved');
      setSaid({ text: null, fields: {} });
      removeLocal(keyOf(id));
    } catch {
      // The draft stays on this device.
      setSaving('failed');
    }
  }, [id, put]);

  const asked = useAnswer(draft === null ? `own lesson ${id}` : null, () => lessonToEdit(id));
  const arrive = useEffectEvent((kept: Parameters<typeof draftFrom>[0]) => {
    if (latest.current === null) put(draftFrom(kept));
  });
  useEffect(() => {
    if (asked.data !== null) arrive(asked.data);
  }, [asked.data]);

  const [isFresh] = useState(() => id === 'new' && readLocal(keyOf(id)) === null);
  const first = useFirstPlace(isFresh);
  const begin = useEffectEvent(() => {
    const now = latest.current;
    const { subjectId, gradeId } = newDraft();
    if (now === null || now.id !== null || now.unitId !== null) return;
    if (now.subjectId !== subjectId || now.gradeId !== gradeId) return;
    put({ ...now, ...first });
    if (readLocal(keyOf(id)) !== null) writeLocal(keyOf(id), JSON.stringify(latest.current));
  });
  const isFound = first !== null;
  useEffect(() => {
    if (isFound) begin();
  }, [isFound]);

  const change = useCallback(
    (more: Partial<Draft> | ((now: Draft) => Partial<Draft>)) => {
      if (latest.current === null) return;
      const next = { ...latest.current, ...(typeof more === 'function' ? more(latest.current) : more) };
      put(next);
      writeLocal(keyOf(id), JSON.stringify(next));
      setSaving('open');
    },
    [id, put],
  );

  /**
   * Saves and returns the server's lesson, or null. `sendFilm` returns null if the upload failed. An upload
   * takes minutes: edits meanwhile are kept.
   */
  const save = async (
    more: Partial<Draft> = {},
    force = false,
    sendFilm?: (id: string) => Promise<Draft | null>,
  ): Promise<Draft | null> => {
    if (latest.current === null) return null;
    change(more);
    const wanted = latest.current;
    setSaving('saving');
    try {
      const first = await savedAs(wanted, force);
      setSaid({ text: null, fields: {} });
      const filmed = sendFilm === undefined || first.id === null ? undefined : await sendFilm(first.id);
      const kept = filmed ?? first;
      if (latest.current !== wanted) {
        // Edited meanwhile: that is kept and saved next.
        const film = filmed == null ? {} : { url: filmed.url };
        change({ ...idsAfter(latest.current, wanted, kept), ...film });
        return null;
      }
      if (filmed === null && id === 'new') {
        // Keeps this address until the next save, so that the film's message stays.
        change(kept);
        return kept;
      }
      removeLocal(keyOf(id));
      put(kept);
      setSaving('saved');
      return kept;
    } catch (error) {
      const failure = error instanceof CallError ? error : null;
      setSaid({ text: failure?.said ?? null, fields: failure?.fields ?? {} });
      if (failure?.code === 'network') setSaving('waits');
      else setSaving(failure?.code === 'lessons/changed' ? 'changed' : 'failed');
      return null;
    }
  };

  const onOnline = useEffectEvent(() => {
    if (saving === 'waits') void save();
  });
  useEffect(() => {
    const hear = () => onOnline();
    globalThis.addEventListener('online', hear);
    return () => globalThis.removeEventListener('online', hear);
  }, []);

  return {
    draft,
    saving: /open|waits/.test(saving) && !isStoredLocal(keyOf(id)) ? ('unkept' as const) : saving,
    missing: asked.state === 'missing' || asked.state === 'failed' ? asked.state : null,
    retry: asked.retry,
    said,
    problems: draft === null ? {} : problemsOf(draft),
    change,
    save,
    load,
    take: (kept: Draft) => {
      put(kept);
      setSaving('saved');
      removeLocal(keyOf(id));
    },
  };
};

export type DraftState = ReturnType<typeof useDraft>;
