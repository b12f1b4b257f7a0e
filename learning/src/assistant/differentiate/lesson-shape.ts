import { questionsOfLesson } from '#assistant/source.ts';
import type { Lesson } from '#lessons/lesson.ts';
import { plainText } from '#lessons/text.ts';
import { countWords, sentencesOf } from '#lessons/words.ts';
import type { Question } from '#quizzes/questions.ts';

/** The demands of a lesson on eyes, ears, hands and reading, which adjustments refer to. */
export type LessonShape = {
  /** The alt text of each picture, once. */
  readonly pictures: readonly string[];
  readonly readingWords: number;
  readonly longestSentence: string;
  readonly terms: readonly string[];
  readonly handSteps: readonly string[];
  readonly questions: readonly Question[];
  /** Questions answered by writing instead of choosing. */
  readonly written: number;
  readonly scenes: number;
  readonly remember: readonly string[];
  readonly narration: readonly string[];
};

/** The change that one need asks of a lesson. All of them cost nothing. */
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
