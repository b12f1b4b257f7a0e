import type { Ask } from '@afrolearn/contract';
import type { Figure } from '@afrolearn/learning/lessons/lesson.ts';
import {
  bestScene,
  type FoundScene,
  leastShare,
  tellingWords,
} from '@afrolearn/learning/tools/homework-helper/best-scene.ts';
import { lessonWith } from '#lesson-kit/index.ts';
import { call } from '#lib/call.ts';

/** A passage of a lesson that speaks of the question. */
export type Passage = {
  readonly lesson: string;
  readonly title: string;
  readonly place: string;
  readonly found: FoundScene;
  readonly figure: Figure | null;
};

export type LookedUp = {
  readonly passages: readonly Passage[];
  /** Related lessons, for a question that no passage answers. */
  readonly near: readonly { readonly id: string; readonly name: string; readonly place: string }[];
};

type Query = NonNullable<Ask<'GET /search/courses'>['query']>;

const mostLessons = 6;

/** 'Primary 7 · Science: …' without what follows. */
const placeIn = (snippet: string | undefined): string => snippet?.split(':')[0] ?? '';

const passageOf = async (question: string, id: string, place: string): Promise<Passage | null> => {
  const { content, title } = await lessonWith(id);
  if (content?.type !== 'video') return null;
  const found = bestScene(question, title, content.scenes);
  if (found === null || found.share < leastShare) return null;
  const { visual } = found.scene;
  const name = 'figure' in visual && typeof visual.figure === 'string' ? visual.figure : null;
  return { lesson: id, title, place, found, figure: name === null ? null : (content.figures[name] ?? null) };
};

/** Only from lessons: the passages that say most of the question's words, the best first. */
export const lookUp = async (question: string): Promise<LookedUp> => {
  // The search reads eight words only, so none of them should be a small one.
  const words = tellingWords(question).slice(0, 8).join(' ');
  const query: Query = { query: (words.length < 2 ? question : words).slice(0, 100) };
  const results = await call('GET /search/courses', { query });
  const lessons = results.flatMap(({ type, id, name, snippet, written }) =>
    type === 'lesson' && written ? [{ id: String(id), name, place: placeIn(snippet) }] : [],
  );
  const looked = await Promise.all(
    lessons
      .filter(({ id }) => /-l\d+$/.test(id))
      .slice(0, mostLessons)
      .map(({ id, place }) => passageOf(question, id, place).catch(() => null)),
  );
  const passages = looked.flatMap((one) => one ?? []).sort((a, b) => b.found.share - a.found.share);
  return { passages, near: lessons.slice(0, 3) };
};
