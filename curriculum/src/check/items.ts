import type { Level } from '@afrolearn/learning/catalogue/levels.ts';
import { countWords, sentencesOf } from '@afrolearn/learning/lessons/words.ts';
import { gradeItem, rightAnswer } from '@afrolearn/learning/quizzes/grade-item.ts';
import type { Item, Option } from '@afrolearn/learning/quizzes/items.ts';
import { plainWords } from '@afrolearn/learning/quizzes/spelling.ts';
import { boundsOf, isWithin } from '#check/bounds.ts';
import type { Source, Tell } from '#findings.ts';

export type ItemContext = {
  readonly level: Level;
  readonly source: Source;
  readonly tell: Tell;
  /** The ids of misconceptions that may be named here. */
  readonly named: ReadonlySet<string>;
};

type Say = (path: string, message: string) => void;

const allOrNone = /\b(?:all|none|both|neither) of (?:the above|these|them)\b|\ball the above\b/iu;

export const misconceptionsOf = (item: Item): readonly string[] => {
  const of = (entry: { readonly misconception?: string }) => entry.misconception ?? [];
  switch (item.kind) {
    case 'single':
    case 'several':
      return item.options.flatMap(of);
    case 'number':
    case 'text':
      return item.mistakes.flatMap(of);
    case 'gap':
      return item.gaps.flatMap((gap) => gap.mistakes.flatMap(of));
    default:
      return [item].flatMap(of);
  }
};

const twice = (texts: readonly string[]): string | undefined => {
  const plain = texts.map((text) => text.trim().toLowerCase());
  return texts.find((_, index) => plain.indexOf(plain[index] ?? '') !== index);
};

/** A right answer far longer than the others gives itself away. */
const givesItselfAway = (options: readonly Option[]): boolean => {
  const longest = (right: boolean) =>
    Math.max(0, ...options.filter((option) => option.right === right).map(({ text }) => text.length));
  return longest(true) > longest(false) * 1.6 && longest(true) > longest(false) + 20;
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

const optionTexts = (item: Item): readonly string[] => {
  switch (item.kind) {
    case 'single':
    case 'several':
      return item.options.map(({ text }) => text);
    case 'order':
      return item.steps;
    case 'match':
      return item.pairs.map(({ left }) => left);
    case 'text':
      return item.accepted;
    case 'gap':
      return item.choices ?? [];
    case 'number':
      return [];
  }
};

const checkAnswer = (item: Item, say: Say): void => {
  if (!gradeItem(item, rightAnswer(item)).correct) say('', 'The right answer would be marked wrong.');
  if (item.kind === 'number') {
    if ((item.tolerance ?? 0) < 0) say('tolerance', 'A tolerance cannot be below 0.');
    for (const { value } of item.mistakes) {
      if (gradeItem(item, value).correct) say('mistakes', `The mistake ${value} would be marked right.`);
      if (Number.isNaN(value)) say('mistakes', 'A mistake of a number question must be a number.');
    }
  }
  if (item.kind === 'gap' && item.choices) {
    for (const { accepted } of item.gaps) {
      if (!accepted.some((form) => item.choices?.includes(form))) {
        say('choices', `The answer '${accepted[0] ?? ''}' is not among the choices.`);
      }
    }
  }
  if (item.kind === 'text') {
    const accepted = item.accepted.map(plainWords);
    const mistake = item.mistakes.find(({ text }) => accepted.includes(plainWords(text)));
    if (mistake) say('mistakes', `'${mistake.text}' is both accepted and a mistake.`);
  }
};

/** The rules for every question, wherever it stands. */
export const checkItem = (item: Item, path: string, { level, source, tell, named }: ItemContext): void => {
  const say: Say = (below, message) => tell(source, below === '' ? path : `${path}.${below}`, message);
  const repeated = twice(optionTexts(item));
  if (repeated !== undefined) say('', `'${repeated}' is there twice.`);
  if (item.kind === 'single' || item.kind === 'several')
    checkOptions(item.options, item.kind === 'several', level, say);
  checkAnswer(item, say);
  for (const id of new Set(misconceptionsOf(item))) {
    if (!named.has(id)) say('', `The mistake '${id}' is not named; add it to misconceptions.yaml.`);
  }
  const asked = sentencesOf(item.prompt).filter((sentence) => sentence.endsWith('?'));
  if (asked.some((sentence) => /\bnot\b|n't\b/u.test(sentence))) {
    say('question', 'Ask in positive words; where not is needed, write NOT.');
  }
  const words = countWords(item.explanation);
  if (words < 5 || words > 70) say('explain', `Explain in one or two lines; here are ${words} words.`);
};
