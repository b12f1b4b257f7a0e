import { readLocal, writeLocal } from '#lib/local.ts';
import type { Lesson, LessonContent } from '../lesson.api.ts';

/** Spec 1 §9: the texts around a lesson are kept for seven days. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

type Kept = { savedAt: number; content: LessonContent };

const isContent = (value: unknown): value is LessonContent => {
  const content = value as Partial<LessonContent> | null;
  return (
    typeof content?.version === 'string' &&
    typeof content.overview === 'string' &&
    Array.isArray(content.objectives) &&
    Array.isArray(content.keyTerms) &&
    Array.isArray(content.transcript) &&
    Array.isArray(content.resources)
  );
};

/** A lesson that is not written has no version of its own; what was made from its unit says so. */
const fits = (content: LessonContent, lesson: Lesson): boolean =>
  lesson.version === null ? content.version.startsWith('unit-') : content.version === lesson.version;

/** What this device keeps, if it is young enough and of the version the server has now. */
export const keptContent = (lesson: Lesson, now: number): LessonContent | null => {
  try {
    const kept = JSON.parse(readLocal(`lesson_content_${lesson.id}`) ?? 'null') as Partial<Kept> | null;
    const age = now - Number(kept?.savedAt);
    if (!(age >= 0 && age < keptMs) || !isContent(kept?.content)) return null;
    return fits(kept.content, lesson) ? kept.content : null;
  } catch {
    return null;
  }
};

export const keepContent = (id: string, content: LessonContent, now: number): void =>
  writeLocal(`lesson_content_${id}`, JSON.stringify({ savedAt: now, content } satisfies Kept));
