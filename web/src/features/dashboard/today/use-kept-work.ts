import type { Reply } from '@afrolearn/contract';
import { isShown } from '@afrolearn/learning/lessons/watching.ts';
import { useEffect, useState } from 'react';
import { later } from '#lib/lazy.tsx';
import { useSession } from '#lib/session.tsx';

type Look = Reply<'GET /today'>['looks'][number];

/** The position in an entry: scenes or questions, and for a lesson the minutes left. */
export type Within = {
  kind: 'scene' | 'question';
  at: number;
  of: number;
  minutesLeft: number | null;
  /** In percent. Skipped scenes do not count. */
  share: number;
  /** The learner skipped to the last scene, so the position says nothing. */
  leafed: boolean;
};

const loadPlace = later(() => import('#offline/kept-place.ts'));
const loadQuiz = later(() => import('#offline/kept-quiz.ts'));

const minute = 60;

const sceneIn = (kept: unknown, { ends }: Look): Within | null => {
  const { at, count, looked, skipped } = (kept ?? {}) as Partial<Record<string, unknown>>;
  // A lesson that was rewritten since starts again.
  if (typeof at !== 'number' || count !== ends.length) return null;
  const scene = Math.min(ends.filter((end) => end <= at).length, ends.length - 1);
  const seen = (looked ?? {}) as Readonly<Record<number, number>>;
  const hasSkipped = Number(skipped ?? 0) > 0;
  const all = ends[ends.length - 1] ?? 0;
  const left = ends
    .map((end, n) => ({ n, lasts: end - (ends[n - 1] ?? 0) }))
    .filter(({ n, lasts }) => (hasSkipped ? !isShown(seen[n] ?? 0, lasts) : n >= scene))
    .reduce((sum, { lasts }) => sum + lasts, 0);
  return {
    kind: 'scene',
    at: scene + 1,
    of: ends.length,
    minutesLeft: Math.max(1, Math.round(left / minute)),
    share: hasSkipped ? 100 - (left / all) * 100 : (scene / ends.length) * 100,
    leafed: hasSkipped && scene === ends.length - 1,
  };
};

const questionIn = (kept: unknown, { parts }: Look): Within | null => {
  const { at, finished } = (kept ?? {}) as { at?: unknown; finished?: unknown };
  if (typeof at !== 'number' || finished === true || parts === null || at >= parts) return null;
  return {
    kind: 'question',
    at: at + 1,
    of: parts,
    minutesLeft: null,
    share: (at / parts) * 100,
    leafed: false,
  };
};

const opened = (words: string | undefined): unknown => {
  try {
    return JSON.parse(words ?? 'null');
  } catch {
    return null;
  }
};

/** The saved position: from this device, else from another one by the account. */
export const useKeptWork = (
  look: Look | undefined,
  type: string | undefined,
  left: string | undefined,
): Within | null => {
  const { user } = useSession();
  const owner = user?.id ?? null;
  const [within, setWithin] = useState<{ id: string; found: Within | null } | null>(null);
  useEffect(() => {
    if (owner === null || look === undefined) return;
    let current = true;
    const placeIn = type === 'quiz' ? questionIn : sceneIn;
    const kept =
      type === 'quiz'
        ? loadQuiz().then(({ keptQuiz }) => keptQuiz(owner, look.id))
        : loadPlace().then(({ keptPlace }) => keptPlace(owner, look.id));
    const tell = (here: unknown) =>
      current && setWithin({ id: look.id, found: placeIn(here, look) ?? placeIn(opened(left), look) });
    kept.then(tell, () => tell(null));
    return () => {
      current = false;
    };
  }, [owner, look, type, left]);
  return within !== null && within.id === look?.id ? within.found : null;
};
