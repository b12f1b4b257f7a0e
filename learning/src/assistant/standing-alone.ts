import { isOnPaper } from '#assistant/paper.ts';
import type { UnitSource } from '#assistant/source.ts';
import type { Lesson, Scene } from '#lessons/lesson.ts';
import { countWords, sentencesOf } from '#lessons/words.ts';
import { isPicture, type Question } from '#quizzes/questions.ts';

const fillers =
  /^(?:stop|think|now|look|your turn|try|then|write|ple|choose|match|listen|read|help|answer|here|let us|let’s|can you)\b/iu;

/** The narration before a question, without the question that the voice itself asks. */
const told = ({ narration }: Scene): string =>
  sentencesOf(narration)
    .filter((sentence) => !sentence.endsWith('?') && !fillers.test(sentence))
    .join(' ');

/**
 * A short question about 'the two', 'she' or a person of the scene needs its context; a longer one brings its
 * own.
 */
const leansOnScene = (prompt: string, before: string): boolean =>
  sentencesOf(prompt).length === 1 &&
  countWords(prompt) <= 12 &&
  (/\b(?:the|this|these|that|those|he|she|it|they|his|her|their|its|him|them)\b/iu.test(prompt) ||
    (prompt.slice(1).match(/\b\p{Lu}\p{Ll}+/gu) ?? []).some((name) => before.includes(name)));

const inScene = (scene: Scene): Scene => {
  const { visual } = scene;
  if (visual.kind !== 'question') return scene;
  const before = told(scene);
  if (before === '' || !leansOnScene(visual.item.prompt, before)) return scene;
  const asked = { ...visual.item, prompt: `${before} ${visual.item.prompt}` };
  return { ...scene, visual: { ...visual, item: asked } };
};

/** Adds the narration to scene questions that depend on it, for paper. */
export const lessonStandingAlone = (lesson: Lesson): Lesson => ({
  ...lesson,
  scenes: lesson.scenes.map(inScene),
});

export const unitStandingAlone = (unit: UnitSource): UnitSource => ({
  ...unit,
  lessons: unit.lessons.map(lessonStandingAlone),
});

/** Adds that narration to the lesson within its unit. */
export const aloneInUnit = (unit: UnitSource, lesson: Lesson) => {
  const whole = unitStandingAlone(unit);
  return { unit: whole, lesson: whole.lessons.find(({ id }) => id === lesson.id) ?? lesson };
};

/** Ends the words with exactly one full stop. */
export const asSentence = (words: string): string =>
  /[.!?…]["”’)]?$/u.test(words.trim()) ? words.trim() : `${words.trim()}.`;

/** Removes the full stop, for use in quotation marks. */
export const unstopped = (words: string): string => words.trim().replace(/\.$/u, '');

/* 'Musa', 'Mr Okoth', 'Team Owl', 'Abdul's cup': only the picture tells who is a boy and what is lost. */
const nameOrOwned = /^(?:(?:Mr|Mrs|Miss|Dr|Team) )?\p{Lu}\p{L}*(?:['’]s\b.*)?$/u;

/** Whether the words of picture options say everything that the pictures show. */
export const isInWords = (question: Question): boolean => {
  if (!isOnPaper(question)) return false;
  if (/\b(?:picture|drawing|photo|shown?|see here|below)\b/iu.test(question.prompt)) return false;
  if (!('options' in question) || !question.options.some(isPicture)) return true;
  const areNames = question.options.every(({ text }) => nameOrOwned.test(text));
  const tellOfSomebody = question.options.some(({ text }) => /^(?:He|She|They|It)\b/u.test(text));
  return (
    !areNames &&
    !tellOfSomebody &&
    !/^(?:where is|find|look|which (?:child|one|person)|.*\bwhich (?:sign|walk))\b/iu.test(question.prompt)
  );
};

/** A question like this makes no sense without its options. */
export const refersToOptions =
  /\bwhich (?:of|one|sentence|line|picture|pair|list|answer|statement|words?|set|group)\b|\bchoose\b|\bthese\b|\bbest\b/iu;

/** Without options such a question has many right answers, or none. */
export const needsOptions = (prompt: string): boolean =>
  refersToOptions.test(prompt) ||
  /\b(?:true|correct|right way|is right|are right|fits?)\b|^(?:where is|find|look)\b/iu.test(prompt);
