// The limits of the writing rules by level: lengths, counts, difficulty.
import type { GradeId } from '@afrolearn/learning/catalogue/grades.ts';
import type { Level } from '@afrolearn/learning/catalogue/levels.ts';

export type Range = readonly [least: number, most: number];

type LevelBounds = {
  /** Words in a sentence. The average must not exceed the upper bound; single sentences may by half. */
  readonly sentence: Range;
  readonly sentencesInParagraph: number;
  readonly sentencesInScene: number;
  readonly newWords: Range;
  readonly options: Range;
  /** The number of checkpoint questions of difficulty 1, 2, 3 and 4. */
  readonly difficulties: readonly [number, number, number, number];
};

export const boundsOf: Readonly<Record<Level, LevelBounds>> = {
  'P1-P3': {
    sentence: [5, 8],
    sentencesInParagraph: 3,
    sentencesInScene: 3,
    newWords: [3, 5],
    options: [3, 3],
    difficulties: [5, 4, 1, 0],
  },
  'P4-P5': {
    sentence: [8, 12],
    sentencesInParagraph: 5,
    sentencesInScene: 2,
    newWords: [5, 7],
    options: [3, 4],
    difficulties: [3, 4, 2, 1],
  },
  'P6-P7': {
    sentence: [10, 16],
    sentencesInParagraph: 6,
    sentencesInScene: 2,
    newWords: [6, 9],
    options: [3, 4],
    difficulties: [3, 4, 2, 1],
  },
};

const readingWords: Readonly<Record<GradeId, Range>> = {
  1: [40, 80],
  2: [60, 120],
  3: [80, 150],
  4: [180, 280],
  5: [180, 280],
  6: [280, 450],
  7: [280, 450],
};

const readingWordsOfLevel: Readonly<Record<Level, Range>> = {
  'P1-P3': [40, 150],
  'P4-P5': [180, 280],
  'P6-P7': [280, 450],
};

export const readingWordsFor = (gradeId: GradeId | null, level: Level): Range =>
  gradeId === null ? readingWordsOfLevel[level] : readingWords[gradeId];

export const scenesOfLesson: Range = [6, 14];

export const isWithin = (value: number, [least, most]: Range): boolean => value >= least && value <= most;
