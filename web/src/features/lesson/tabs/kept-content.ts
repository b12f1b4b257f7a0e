import { localKeysFrom, readLocal, removeLocal, writeLocal } from '#lib/local.ts';
import { wantedLanguage } from '#lib/wanted-language.ts';
import type { Lesson, LessonContent } from '../lesson.api.ts';

/** Spec 1 §9: texts around a lesson are cached for seven days. */
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

/** An unwritten lesson has no version; its generated texts have one by unit and language. */
const fits = ({ version }: LessonContent, lesson: Lesson): boolean =>
  lesson.version === null
    ? version.startsWith('unit-') && (version.split('.')[1] ?? 'en') === wantedLanguage()
    : version === lesson.version;

/** Null if expired or unreadable. */
const youngEnough = (words: string | null, now: number): Partial<Kept> | null => {
  try {
    const kept = JSON.parse(words ?? 'null') as Partial<Kept> | null;
    const age = now - Number(kept?.savedAt);
    return age >= 0 && age < keptMs ? kept : null;
  } catch {
    return null;
  }
};

const keyOf = (id: string) => `lesson_content_${id}` as const;

/** The cached content, if it is fresh and of the server's current version. */
export const keptContent = (lesson: Lesson, now: number): LessonContent | null => {
  const kept = youngEnough(readLocal(keyOf(lesson.id)), now);
  return isContent(kept?.content) && fits(kept.content, lesson) ? kept.content : null;
};

/** First removes all expired content, including that of lessons nobody reopens. */
export const keepContent = (id: string, content: LessonContent, now: number): void => {
  for (const key of localKeysFrom('lesson_content_'))
    if (youngEnough(readLocal(key), now) === null) removeLocal(key);
  writeLocal(keyOf(id), JSON.stringify({ savedAt: now, content } satisfies Kept));
};
