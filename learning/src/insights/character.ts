/**
 * Describes how a learner learns, from what they did: never from who they are, and no decision uses it (G35).
 * The words describe frequent behaviour, because no child learns in only one way.
 */
import { type LearnerTotals, lessonsCompleted } from '#badges/totals.ts';
import { isAtLeast, type Tally, together } from '#insights/tally.ts';

export const learningStyles = ['Balanced', 'Watching and listening', 'Reading', 'Trying it out'] as const;
export type LearningStyle = (typeof learningStyles)[number];

export const superpowers = [
  'curiosity',
  'persistence',
  'consistency',
  'accuracy',
  'careful reading',
  'problem solving',
] as const;
export type Superpower = (typeof superpowers)[number];

export type Character = { readonly learningStyle: LearningStyle; readonly strengths: readonly Superpower[] };

/** The default with too little data, and where insights are switched off (spec 1 §8). */
export const unknownCharacter: Character = {
  learningStyle: 'Balanced',
  strengths: ['curiosity', 'persistence'],
};

/** Recent answers by the place of the question. */
export type AnswersByPlace = Readonly<Record<'video' | 'reading' | 'quiz' | 'practice', Tally>>;

const enoughLessons = 8;
const enoughAnswers = 20;
const mostStrengths = 4;

/* Lists hold more videos than anything else, so a preference counts only where it exceeds the usual share. */
const usualShares = { 'Watching and listening': 0.68, Reading: 0.21, 'Trying it out': 0.2 } as const;
const clearlyMore = 1.35;

const styleOf = (totals: LearnerTotals): LearningStyle => {
  const done = {
    'Watching and listening': totals.videos,
    Reading: totals.readings,
    'Trying it out': totals.quizzes + totals.tools,
  };
  const all = done['Watching and listening'] + done.Reading + done['Trying it out'];
  const liked = learningStyles.flatMap((style) =>
    style === 'Balanced' ? [] : [{ style, times: done[style] / all / usualShares[style] }],
  );
  const [most] = liked.toSorted((one, other) => other.times - one.times);
  return most !== undefined && most.times >= clearlyMore ? most.style : 'Balanced';
};

const shows = (totals: LearnerTotals, places: AnswersByPlace): Readonly<Record<Superpower, boolean>> => ({
  curiosity: totals.subjects >= 3 || totals.differentTools >= 3,
  persistence: totals.bounceBacks >= 1,
  consistency: totals.longestStreak >= 5,
  accuracy: isAtLeast(together(Object.values(places)), 0.85, enoughAnswers),
  'careful reading': isAtLeast(places.reading, 0.8, 5),
  'problem solving': totals.perfectQuizzes >= 2 || totals.practiceRight >= 10,
});

export const characterOf = (totals: LearnerTotals, places: AnswersByPlace): Character => {
  const lessons = lessonsCompleted(totals);
  if (lessons < enoughLessons && totals.answers < enoughAnswers) return unknownCharacter;
  const shown = shows(totals, places);
  const seen = superpowers.filter((power) => shown[power]);
  // Nobody should read that they have no strengths: the default sentence stays until we know more.
  const strengths = seen.length >= 2 ? seen : [...new Set([...seen, ...unknownCharacter.strengths])];
  return {
    learningStyle: lessons < enoughLessons ? unknownCharacter.learningStyle : styleOf(totals),
    strengths: strengths.slice(0, mostStrengths),
  };
};
