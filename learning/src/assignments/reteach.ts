/**
 * Five minutes with those who share one mistake: ask, do, say, check. It is made of what the curriculum holds about the
 * mistake and its lesson, needs no device, and is about a thought, never about a child.
 */
import { questionsOf } from '#events/catalogue.ts';
import type { EntryContent, Lesson } from '#lessons/lesson.ts';
import { type Block, plainText } from '#lessons/text.ts';
import { answerText } from '#quizzes/answer-text.ts';
import { rightAnswer } from '#quizzes/grade-question.ts';
import { misconceptionsOf } from '#quizzes/own-mistakes.ts';
import type { Misconception, Question } from '#quizzes/questions.ts';

export type Reteach = {
  /** One minute: the question as it stands, and what many answered. */
  readonly ask: { readonly prompt: string; readonly choices: readonly string[] };
  /** Two minutes: what the class does, by the lesson's own activity and the scene that is nearest to the mistake. */
  readonly act: { readonly title: string; readonly lines: readonly string[] };
  /** Two minutes: what is said and written down. */
  readonly say: readonly string[];
  /** Afterwards: one question, with its answer. */
  readonly check: { readonly prompt: string; readonly answer: string };
};

/* More lines than these are not two minutes. */
const mostLines = 4;
const shortWord = 3;

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > shortWord),
  );

/** The scene that speaks of the same things as the help; the first of two that speak of as many. */
const nearestScene = ({ scenes }: Lesson, about: string) => {
  const wanted = wordsIn(about);
  const shared = (text: string) => [...wordsIn(text)].filter((word) => wanted.has(word)).length;
  return scenes
    .map((scene) => ({ scene, shared: shared(`${scene.name} ${scene.narration}`) }))
    .reduce<{ scene: Lesson['scenes'][number]; shared: number } | null>(
      (best, one) => (best === null || one.shared > best.shared ? one : best),
      null,
    )?.scene;
};

const linesOf = (blocks: readonly Block[]): readonly string[] =>
  plainText(blocks.filter(({ kind }) => kind !== 'figure' && kind !== 'heading'))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const choicesOf = (question: Question): readonly string[] =>
  question.kind === 'single' || question.kind === 'several' ? question.options.map(({ text }) => text) : [];

/** Another question with the same mistake behind it, where the lesson has one; else the same again. */
const checkOf = (question: Question, home: EntryContent | null, mistake: string): Question => {
  const others = home === null ? [] : questionsOf(home).filter(({ id }) => id !== question.id);
  return others.find((other) => misconceptionsOf(other).includes(mistake)) ?? question;
};

export const reteachOf = ({
  mistake,
  question,
  lesson,
}: {
  readonly mistake: Misconception;
  readonly question: Question;
  /** The lesson that explains the question; null where none does. */
  readonly lesson: EntryContent | null;
}): Reteach => {
  const check = checkOf(question, lesson, mistake.id);
  const scene =
    lesson?.type === 'video' ? nearestScene(lesson, `${mistake.help} ${question.explanation}`) : undefined;
  const tries = lesson === null || lesson.type === 'quiz' ? [] : linesOf(lesson.tryThis);
  const remember = lesson?.type === 'video' ? lesson.remember : [];
  return {
    ask: { prompt: question.prompt, choices: choicesOf(question) },
    act: {
      title: scene?.name ?? lesson?.title ?? mistake.name,
      lines: [
        ...(scene === undefined ? [question.explanation] : [scene.narration]),
        ...tries.slice(0, mostLines - 1),
      ],
    },
    say: [mistake.help, ...remember.slice(0, 1)],
    check: { prompt: check.prompt, answer: answerText(check, rightAnswer(check)) },
  };
};
