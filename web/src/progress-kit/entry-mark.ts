import type { Reply } from '@afrolearn/contract';
import { passMark } from '@afrolearn/learning/quizzes/pass-mark.ts';
import { nextAfter, nextIn, retakeIn } from '@afrolearn/learning/today/next-in.ts';
import type { UnitProgress } from './unit-progress.ts';

type Entry = Reply<'GET /unit/:id'>['items'][number];
type Listed = Pick<Entry, 'id' | 'type' | 'questions' | 'scenes'>;

/** The number of the current scene or question, the total, and how many scenes before it were skipped. */
type Within = { n: number; all: number; skipped: number };

/** `given`: a quiz that is handed in, but has no result from the server yet. `again`: a quiz below the pass mark. */
export type EntryMark = {
  mark: 'open' | 'given' | 'again' | 'done';
  best: number | null;
  /** The place where it was left, on any device. */
  left?: Within | null;
};

type Left = { scene?: unknown; count?: unknown; at?: unknown; answers?: unknown; skipped?: unknown };

const placeIn = (words: string | undefined): Left => {
  try {
    return (JSON.parse(words ?? 'null') ?? {}) as Left;
  } catch {
    return {};
  }
};

/* A place stored by another version may have neither. A lesson that was rewritten since starts at its beginning. */
const leftIn = ({ type, questions, scenes }: Listed, words: string | undefined): Within | null => {
  const { scene, count, at, answers, skipped } = placeIn(words);
  const [n, all] =
    type === 'quiz' && answers !== undefined
      ? [Number(at) + 1, questions]
      : [scene, count === scenes && count];
  return typeof n === 'number' && typeof all === 'number' && n > 0 && n <= all
    ? { n, all, skipped: Number(skipped ?? 0) }
    : null;
};

/** The status of an entry for a learner. Only `done` gets the tick. */
export const markOf = (
  entry: Listed,
  progress: Pick<UnitProgress, 'done' | 'best' | 'places'> | null,
): EntryMark => {
  const { id, type } = entry;
  const best = progress?.best.get(id) ?? null;
  const left = leftIn(entry, progress?.places.get(id));
  if (progress?.done.has(id) !== true) return { mark: 'open', best, left };
  if (type !== 'quiz') return { mark: 'done', best };
  if (best === null) return { mark: 'given', best };
  return { mark: best < passMark * 100 ? 'again' : 'done', best, left };
};

type Lists = Listed & Pick<Entry, 'written' | 'faith'>;

const standsOf = <E extends Lists>(entries: readonly E[], progress: UnitProgress | null, past: number) =>
  entries.flatMap((entry, n) => {
    const { mark, left } = markOf(entry, progress);
    const { id, faith } = entry;
    return entry.written
      ? [
          {
            id,
            faith,
            done: n <= past || mark !== 'open',
            again: mark === 'again',
            begun: left != null && mark !== 'open',
            entry,
          },
        ]
      : [];
  });

/** The next written entry of a unit; where nothing new is left, a passed checkpoint whose retake was left. */
export const stepIn = <E extends Lists>(
  entries: readonly E[],
  progress: UnitProgress | null,
): { kind: 'carry-on' | 'next' | 'again'; entry: E } | null => {
  const [stands, opened] = [standsOf(entries, progress, -1), progress?.opened ?? []];
  const next = nextIn(stands, opened);
  if (next !== null) return { kind: next.kind, entry: next.entry.entry };
  const retake = retakeIn(stands, opened);
  return retake === null ? null : { kind: 'carry-on', entry: retake.entry };
};

/**
 * The entry after another one, and skipped ones before it. For others than learners only the order counts.
 */
export const stepAfter = <E extends Lists>(
  entries: readonly E[],
  progress: UnitProgress | null,
  id: string,
): { next: E | null; missed: E | null } => {
  const past = progress === null ? entries.findIndex((one) => one.id === id) : -1;
  const { next, missed } = nextAfter(standsOf(entries, progress, past), progress?.opened ?? [], id);
  return { next: next?.entry ?? null, missed: missed?.entry ?? null };
};
