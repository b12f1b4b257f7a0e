// Lessons have no recording: the length of a scene follows from its words and its audience.

import type { GradeId } from '#catalogue/grades.ts';
import { type Level, levelOfGrade } from '#catalogue/levels.ts';
import { countWords } from '#lessons/words.ts';

export type Audience = GradeId | Level;

const middleOf: Readonly<Record<Level, number>> = { 'P1-P3': 2, 'P4-P5': 4.5, 'P6-P7': 6.5 };

/** 100 words a minute in Primary 1, 130 in Primary 7, and evenly between. */
export const wordsPerMinute = (audience: Audience): number =>
  95 + 5 * (typeof audience === 'number' ? audience : middleOf[audience]);

/** Time to look after the last word; the youngest need more. */
const pauseSeconds = (audience: Audience): number =>
  (typeof audience === 'number' ? levelOfGrade(audience) : audience) === 'P1-P3' ? 2 : 1;

const shortestScene = 3;

/** Seconds rounded to a tenth, so that server, player and tests agree exactly. */
export const sceneSeconds = (narration: string, audience: Audience): number => {
  const spoken = (countWords(narration) * 60) / wordsPerMinute(audience);
  return Math.round(Math.max(shortestScene, spoken + pauseSeconds(audience)) * 10) / 10;
};

export type SceneTime = { readonly start: number; readonly end: number };

type Narrated = { readonly narration: string };

export const timeScenes = (scenes: readonly Narrated[], audience: Audience): readonly SceneTime[] => {
  let tenths = 0;
  return scenes.map(({ narration }) => {
    const start = tenths;
    tenths += Math.round(sceneSeconds(narration, audience) * 10);
    return { start: start / 10, end: tenths / 10 };
  });
};

/** The duration in lists and on cards: the player's time in whole minutes. */
export const minutesOf = (scenes: readonly Narrated[], audience: Audience): number =>
  Math.max(1, Math.round((timeScenes(scenes, audience)[scenes.length - 1]?.end ?? 0) / 60));

export type TranscriptLine = { readonly t: number; readonly text: string };

export const transcriptOf = (scenes: readonly Narrated[], audience: Audience): readonly TranscriptLine[] =>
  timeScenes(scenes, audience).map(({ start }, index) => ({
    t: start,
    text: scenes[index]?.narration ?? '',
  }));

/** `1:24`, as the transcript's buttons and the player show it. */
export const timestamp = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
