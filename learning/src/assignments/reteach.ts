/**
 * A five-minute plan for pupils who share one mistake: ask, do, say, check. It is built from what the
 * curriculum says about the mistake and its lesson; where nothing is written, from a worked example of the
 * same kind. It needs no device and never names a child.
 */
import { answerOf, onPaper } from '#assistant/paper.ts';
import { isInWords, lessonStandingAlone } from '#assistant/standing-alone.ts';
import { questionsOf } from '#events/catalogue.ts';
import type { EntryContent, Lesson } from '#lessons/lesson.ts';
import { type Block, plainText } from '#lessons/text.ts';
import { misconceptionsOf } from '#quizzes/own-mistakes.ts';
import type { Misconception, Question } from '#quizzes/questions.ts';

export type Reteach = {
  /** One minute: the question as it was asked, and what many answered. */
  readonly ask: { readonly prompt: string; readonly choices: readonly string[] };
  /** Two minutes: the class does the lesson's own activity, or the scene nearest to the mistake. */
  readonly act: { readonly title: string; readonly lines: readonly string[] };
  /** Two minutes: the teacher says it and writes it down. */
  readonly say: readonly string[];
  /** Afterwards: one question, with its answer. */
  readonly check: { readonly prompt: string; readonly choices: readonly string[]; readonly answer: string };
};

/**
 * An exercise worked line by line and a second one of the same kind; null where it cannot be put in words.
 */
export type WorkedExample = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly next: Question | null;
};

/* More lines than this take longer than two minutes. */
const mostLines = 4;
const shortWord = 3;

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > shortWord),
  );

/** The scene that shares most words with the help text; the first one of equals. */
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

/* A fixed draw, so that a question's lines are always mixed in the same way. */
const draw = 1;

const asked = (question: Question) => {
  const { text, options = [] } = onPaper(question, draw);
  return { prompt: text, choices: options };
};

/**
 * Questions that work without their lesson: a reading's question needs its text, a scene's question includes
 * its context.
 */
const askable = (entry: EntryContent | null): readonly Question[] =>
  entry === null || entry.type === 'reading'
    ? []
    : questionsOf(entry.type === 'video' ? lessonStandingAlone(entry) : entry);

type Makings = {
  readonly mistake: Misconception;
  readonly question: Question;
  /** The lesson that explains the question; null where none does. */
  readonly lesson: EntryContent | null;
  /** The checkpoint in which it was asked. */
  readonly home?: EntryContent | null;
  readonly example?: WorkedExample | null;
};

/**
 * Another question with the same mistake that works in words; else an exercise; else the same question again.
 */
const checkOf = ({ mistake, question, lesson, home = null, example }: Makings): Question =>
  [...askable(lesson), ...askable(home)].find(
    (other) => other.id !== question.id && misconceptionsOf(other).includes(mistake.id) && isInWords(other),
  ) ??
  example?.next ??
  question;

const actOf = ({ mistake, question, lesson, example }: Makings): Reteach['act'] => {
  if (example != null) return { title: example.title, lines: example.lines };
  const scene =
    lesson?.type === 'video' ? nearestScene(lesson, `${mistake.help} ${question.explanation}`) : undefined;
  const tries = lesson === null || lesson.type === 'quiz' ? [] : linesOf(lesson.tryThis);
  return {
    title: scene?.name ?? lesson?.title ?? mistake.name,
    lines: [scene?.narration ?? question.explanation, ...tries.slice(0, mostLines - 1)],
  };
};

export const reteachOf = (makings: Makings): Reteach => {
  const { mistake, question, lesson } = makings;
  const remember = lesson?.type === 'video' ? lesson.remember : [];
  const own = askable(lesson).find(({ id }) => id === question.id) ?? question;
  const check = checkOf({ ...makings, question: own });
  return {
    ask: asked(own),
    act: actOf(makings),
    say: [mistake.help, ...remember.slice(0, 1)],
    check: { ...asked(check), answer: answerOf(check, draw) },
  };
};
