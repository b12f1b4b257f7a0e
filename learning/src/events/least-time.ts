/**
 * The least time that something takes an honest learner. Generous on purpose: whoever is quick must never be doubted.
 * Moments and durations are milliseconds.
 */
import type { EventType } from '#events/events.ts';
import type { EntryContent } from '#lessons/lesson.ts';
import { sceneSeconds } from '#lessons/timing.ts';
import { countWords } from '#lessons/words.ts';

/** The fastest speed that the player offers. */
const fastestSpeed = 1.5;

/** Three times as fast as a child of Primary 7 reads, and faster than nearly every adult. */
const wordsAMinute = 500;

/** Reading it, choosing and tapping. */
const secondsAQuestion = 1;

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

/** The least that showing an explainer or reading a text takes; nothing for a quiz, which is told by its answers. */
export const leastTimeOf = (content: EntryContent): number => {
  if (content.type === 'quiz') return 0;
  if (content.type === 'reading')
    return (textsIn(content.text).reduce((sum, text) => sum + countWords(text), 0) * 60_000) / wordsAMinute;
  const audience = content.gradeId ?? content.level;
  const seconds = content.scenes.reduce((sum, scene) => sum + sceneSeconds(scene.narration, audience), 0);
  return (seconds * 1000) / fastestSpeed;
};

/** The least that one event took. What is answered inside a lesson is part of the lesson's own time. */
export const leastTime = (type: EventType, { item, answers }: { item: number; answers: number }): number => {
  if (type === 'video.finished' || type === 'reading.read') return item;
  if (type === 'quiz.finished' || type === 'practice.answered') return answers * secondsAQuestion * 1000;
  return 0;
};
