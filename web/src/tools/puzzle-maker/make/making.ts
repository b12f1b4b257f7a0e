import { defaultGradeId, type GradeId, gradeByName } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectsOfGrade } from '@afrolearn/learning/catalogue/subjects.ts';
import { levelOf, wordsAtFirst } from '@afrolearn/learning/tools/puzzle-maker/levels.ts';
import { lettersOf, type PuzzleWord, wordLimits } from '@afrolearn/learning/tools/puzzle-maker/words.ts';
import type { PuzzleKind } from '@afrolearn/learning/tools/puzzle-maker/work.ts';

/** The choices of the form that makes puzzles. They survive while the child plays. */
export type Making = {
  readonly kind: PuzzleKind;
  readonly grade: GradeId;
  readonly subject: number;
  /** Null until the child chooses: then it is the unit they have begun, or the first. */
  readonly unit: number | null;
  /** Key terms to show. */
  readonly enough: number;
  readonly own: readonly PuzzleWord[];
  /** Words turned on or off by hand, by their letters; the others are as at first. */
  readonly picked: Readonly<Record<string, boolean>>;
  /** Null while the name follows the words. */
  readonly title: string | null;
  readonly draw: number;
};

export const termsAtFirst = 9;

/* Science has the most words that can be told from each other; young classes have none. */
const firstSubject = (grade: GradeId): number => {
  const subjects = subjectsOfGrade(grade);
  return (subjects.find(({ key }) => key === 'science') ?? subjects[0])?.id ?? 0;
};

export const ofGrade = (grade: GradeId) => ({
  grade,
  subject: firstSubject(grade),
  unit: null,
  enough: termsAtFirst,
});

export const firstMaking = (gradeOfUser: string | null | undefined, draw: number): Making => ({
  kind: 'search',
  ...ofGrade(gradeByName(gradeOfUser ?? '')?.id ?? defaultGradeId),
  own: [],
  picked: {},
  title: null,
  draw,
});

/** Own words first, so that they are never the ones that are cut. */
export const allWords = ({ own }: Making, terms: readonly PuzzleWord[]): readonly PuzzleWord[] => [
  ...own,
  ...terms.filter(({ word }) => !own.some((one) => lettersOf(one.word) === lettersOf(word))),
];

export const chosenWords = (making: Making, terms: readonly PuzzleWord[]): readonly PuzzleWord[] => {
  const all = allWords(making, terms);
  const atFirst = terms.slice(0, wordsAtFirst[levelOf(making.grade)]);
  const isChosen = (word: PuzzleWord) =>
    making.picked[lettersOf(word.word)] ?? (making.own.includes(word) || atFirst.includes(word));
  return all.filter(isChosen).slice(0, wordLimits.most);
};
