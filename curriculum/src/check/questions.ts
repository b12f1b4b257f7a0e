import type { Level } from '@afrolearn/learning/catalogue/levels.ts';
import { countWords, sentencesOf } from '@afrolearn/learning/lessons/words.ts';
import { gradeQuestion, rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import { misconceptionsOf } from '@afrolearn/learning/quizzes/own-mistakes.ts';
import { isPicture, type Option, type Question } from '@afrolearn/learning/quizzes/questions.ts';
import { plainWords } from '@afrolearn/learning/quizzes/spelling.ts';
import { falseSums } from '#check/arithmetic.ts';
import { boundsOf, isWithin } from '#check/bounds.ts';
import { checkVisual } from '#check/visuals.ts';
import type { Source, Tell } from '#findings.ts';

export type QuestionContext = {
  readonly level: Level;
  readonly source: Source;
  readonly tell: Tell;
  /** The ids of mistakes that may be used here. */
  readonly named: ReadonlySet<string>;
};

type Say = (path: string, message: string) => void;

const allOrNone = /\b(?:all|none|both|neither) of (?:the above|these|them)\b|\ball the above\b/iu;

const twice = (texts: readonly string[]): string | undefined => {
  const plain = texts.map((text) => text.trim().toLowerCase());
  return texts.find((_, index) => plain.indexOf(plain[index] ?? '') !== index);
};

/** A right answer that is far longer than the others gives itself away. */
const givesItselfAway = (options: readonly Option[]): boolean => {
  const longest = (right: boolean) =>
    Math.max(0, ...options.filter((option) => option.right === right).map(({ text }) => text.length));
  return longest(true) > longest(false) * 1.6 && longest(true) > longest(false) + 20;
};

/** Picture options: each has its own picture, and each is valid. */
const checkPictures = (options: readonly Option[], say: Say): void => {
  const drawn = options.filter(isPicture);
  if (drawn.length !== 0 && drawn.length !== options.length)
    say('options', 'Give every option a picture or none: a lone picture gives itself away.');
  const looks = drawn.map(({ figure, show }) => figure ?? JSON.stringify(show));
  if (new Set(looks).size < looks.length) say('options', 'Two options show the same picture.');
  options.forEach(({ figure, show }, index) => {
    if (show === undefined) return;
    const at = `options.${index}.show.${show.kind}`;
    checkVisual(show, (below, message) => say(below === '' ? at : `${at}.${below}`, message));
    if (figure !== undefined)
      say(`options.${index}`, 'An option shows one thing: a figure or `show`, not both.');
  });
};

const checkOptions = (options: readonly Option[], several: boolean, level: Level, say: Say): void => {
  const rights = options.filter((option) => option.right).length;
  const [least, most] = boundsOf[level].options;
  if (!several && rights !== 1) say('options', `One option must be right; here ${rights} are.`);
  if (several && (rights < 2 || rights === options.length)) {
    say('options', 'Of several options at least two must be right and at least one wrong.');
  }
  if (!several && !isWithin(options.length, [least, most])) {
    const count = least === most ? `${least}` : `${least} or ${most}`;
    say('options', `At ${level} a question has ${count} options; here are ${options.length}.`);
  }
  checkPictures(options, say);
  if (givesItselfAway(options))
    say('options', 'The right answer is much longer than the wrong ones; make them alike.');
  options.forEach((option, index) => {
    if (allOrNone.test(option.text)) say(`options.${index}`, `Never write '${option.text}' as an option.`);
    if (!option.right && option.misconception === undefined) {
      say(
        `options.${index}`,
        `The wrong option '${option.text}' names no mistake; add "mistake: …" below it.`,
      );
    }
  });
};

const optionTexts = (question: Question): readonly string[] => {
  switch (question.kind) {
    case 'single':
    case 'several':
      return question.options.map(({ text }) => text);
    case 'order':
      return question.steps;
    case 'match':
      return question.pairs.map(({ left }) => left);
    case 'text':
      return question.accepted;
    case 'gap':
      return question.choices ?? [];
    case 'structured':
      return question.parts.map(({ prompt }) => prompt);
    case 'number':
    case 'fraction':
    case 'time':
    case 'working':
      return [];
  }
};

const checkAnswer = (question: Question, say: Say): void => {
  if (!gradeQuestion(question, rightAnswer(question)).correct)
    say('', 'The right answer would be marked wrong.');
  if (question.kind === 'number') {
    if ((question.tolerance ?? 0) < 0) say('tolerance', 'A tolerance cannot be below 0.');
    for (const { value } of question.mistakes) {
      if (gradeQuestion(question, value).correct)
        say('mistakes', `The mistake ${value} would be marked right.`);
      if (Number.isNaN(value)) say('mistakes', 'A mistake of a number question must be a number.');
    }
  }
  if (question.kind === 'fraction' || question.kind === 'time') {
    for (const { text } of question.mistakes) {
      const { misconception, correct } = gradeQuestion(question, text);
      if (correct) say('mistakes', `The mistake '${text}' would be marked right.`);
      else if (misconception === undefined)
        say('mistakes', `The mistake '${text}' must be a ${question.kind}, written as the answer is.`);
    }
  }
  if (question.kind === 'gap' && question.choices) {
    for (const { accepted } of question.gaps) {
      if (!accepted.some((form) => question.choices?.includes(form))) {
        say('choices', `The answer '${accepted[0] ?? ''}' is not among the choices.`);
      }
    }
  }
  if (question.kind === 'text') {
    const accepted = question.accepted.map(plainWords);
    const mistake = question.mistakes.find(({ text }) => accepted.includes(plainWords(text)));
    if (mistake) say('mistakes', `'${mistake.text}' is both accepted and a mistake.`);
  }
};

/** Graded parts follow the rules of separate questions. */
const checkParts = (question: Question, say: Say): void => {
  if (question.kind === 'structured') {
    if (question.parts.every(({ field }) => field.kind === 'free'))
      say('parts', 'At least one part must be graded: give it accept, number, fraction or time.');
    question.parts.forEach(({ field, prompt, marks }, at) => {
      if (field.kind === 'free') {
        if (field.guide.length < marks)
          say(`parts.${at}`, `The guide of '${prompt}' has fewer points than its ${marks} marks; add one.`);
        return;
      }
      const { id, explanation, difficulty, lesson } = question;
      const alone: Question = { id, prompt, explanation, difficulty, lesson, ...field };
      checkAnswer(alone, (below, message) =>
        say(below === '' ? `parts.${at}` : `parts.${at}.${below}`, message),
      );
    });
  }
  if (question.kind === 'working') {
    if (question.lines.every(({ gaps }) => gaps.length === 0))
      say('lines', 'A learner must fill in something: put what is asked in {braces}.');
    question.lines.forEach(({ text, gaps }, at) => {
      const filled = text.map((piece, place) => `${piece}${gaps[place]?.accepted[0] ?? ''}`).join('');
      for (const sum of falseSums(filled)) say(`lines.${at}`, `The sum '${sum}' is not true.`);
    });
  }
};

/** The rules for every question. */
export const checkQuestion = (
  question: Question,
  path: string,
  { level, source, tell, named }: QuestionContext,
): void => {
  const say: Say = (below, message) => tell(source, below === '' ? path : `${path}.${below}`, message);
  const repeated = twice(optionTexts(question));
  if (repeated !== undefined) say('', `'${repeated}' is there twice.`);
  if (question.kind === 'single' || question.kind === 'several')
    checkOptions(question.options, question.kind === 'several', level, say);
  checkAnswer(question, say);
  checkParts(question, say);
  for (const id of new Set(misconceptionsOf(question))) {
    if (!named.has(id)) say('', `The mistake '${id}' is not named; add it to misconceptions.yaml.`);
  }
  const { show } = question;
  if (show !== undefined) {
    const at = `show.${show.kind}`;
    checkVisual(show, (below, message) => say(below === '' ? at : `${at}.${below}`, message));
    if (question.figure !== undefined)
      say('show', 'A question shows one thing: a figure or `show`, not both.');
    if (show.kind === 'diagram' && show.alt === '')
      say(at, 'Say in "alt" what the drawing shows, for one who does not see it.');
  }
  const asked = sentencesOf(question.prompt).filter((sentence) => sentence.endsWith('?'));
  if (asked.some((sentence) => /\bnot\b|n't\b/u.test(sentence))) {
    say('question', 'Ask in positive words; where not is needed, write NOT.');
  }
  const words = countWords(question.explanation);
  if (words < 5 || words > 70) say('explain', `Explain in one or two lines; here are ${words} words.`);
};
