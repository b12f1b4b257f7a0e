import { questionsOfLesson } from '#assistant/source.ts';
import type { Lesson } from '#lessons/lesson.ts';
import { plainText } from '#lessons/text.ts';
import { countWords, sentencesOf } from '#lessons/words.ts';
import type { Question } from '#quizzes/questions.ts';

/** What a lesson asks of eyes, ears, hands and reading: what adjustments are bound to. */
export type LessonShape = {
  /** What each picture shows, once. */
  readonly pictures: readonly string[];
  readonly readingWords: number;
  readonly longestSentence: string;
  readonly terms: readonly string[];
  readonly handSteps: readonly string[];
  readonly questions: readonly Question[];
  /** Those that ask for writing and not for a choice. */
  readonly written: number;
  readonly scenes: number;
  readonly remember: readonly string[];
  readonly narration: readonly string[];
};

/** What one need changes in a lesson. All of it costs nothing. */
export type Adjustment = {
  readonly title: string;
  readonly first: string;
  readonly before: (lesson: LessonShape) => readonly string[];
  readonly during: (lesson: LessonShape) => readonly string[];
  readonly check: string;
  readonly avoid: string;
  readonly help: string;
};

const isChoice = ({ kind }: Question): boolean => kind === 'single' || kind === 'several' || kind === 'match';

const linesOf = (words: string): readonly string[] => words.split('\n').filter((line) => line.trim() !== '');

export const shapeOf = (lesson: Lesson): LessonShape => {
  const narration = lesson.scenes.map((scene) => scene.narration);
  const toRead = [lesson.overview, plainText(lesson.explore)].join('\n');
  const sentences = [...narration, toRead].flatMap(sentencesOf);
  const questions = questionsOfLesson(lesson);
  return {
    pictures: [...new Set(Object.values(lesson.figures).map(({ title }) => title))],
    readingWords: countWords(toRead),
    longestSentence: sentences.reduce((a, b) => (countWords(b) > countWords(a) ? b : a), ''),
    terms: lesson.keyTerms.map(({ term }) => term),
    handSteps: linesOf(plainText(lesson.tryThis)),
    questions,
    written: questions.filter((question) => !isChoice(question)).length,
    scenes: lesson.scenes.length,
    remember: lesson.remember,
    narration,
  };
};
