/**
 * The least time that an honest learner needs for something. Generous, so that fast learners are never
 * doubted. Times are in milliseconds.
 */
import type { EventType } from '#events/events.ts';
import type { EntryContent } from '#lessons/lesson.ts';
import { sceneSeconds } from '#lessons/timing.ts';
import { countWords } from '#lessons/words.ts';

/** The fastest speed that the player offers. */
const fastestSpeed = 1.5;

/** Three times the reading speed of a child in Primary 7, and above nearly every adult's. */
const wordsAMinute = 500;

/** Reading it, choosing and tapping. */
const secondsAQuestion = 1;

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

/**
 * The least time for watching a lesson or reading a text; zero for a quiz, whose answers have their own time.
 */
export const leastTimeOf = (content: EntryContent): number => {
  if (content.type === 'quiz') return 0;
  if (content.type === 'reading')
    return (textsIn(content.text).reduce((sum, text) => sum + countWords(text), 0) * 60_000) / wordsAMinute;
  const audience = content.gradeId ?? content.level;
  const seconds = content.scenes.reduce((sum, scene) => sum + sceneSeconds(scene.narration, audience), 0);
  return (seconds * 1000) / fastestSpeed;
};

/** The least time for one event; `use` is that of a tool. Answers inside a lesson are part of the lesson's time. */
export const leastTime = (
  type: EventType,
  { item, answers, use = 0 }: { item: number; answers: number; use?: number },
): number => {
  if (type === 'tool.completed') return use;
  if (type === 'video.finished' || type === 'reading.read') return item;
  if (type === 'quiz.finished' || type === 'practice.answered') return answers * secondsAQuestion * 1000;
  return 0;
};
