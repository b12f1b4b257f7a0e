import type { TextField } from '#quizzes/questions.ts';
import { type Result, right, wrong } from '#quizzes/result.ts';
import { exactWords, plainSentence, plainWords } from '#quizzes/spelling.ts';
import { isAmong, wordsOf } from '#quizzes/words/asked-words.ts';
import { writtenOut } from '#quizzes/words/contractions.ts';
import { asksForNoun, wordsInBlank } from '#quizzes/words/filled.ts';
import { wordsInFrame } from '#quizzes/words/framed.ts';
import { matchInSentence } from '#quizzes/words/in-sentence.ts';
import { isSentence, type Manner, type Match, matchForm } from '#quizzes/words/match-words.ts';
import { readMeasure } from '#quizzes/words/measures.ts';

type Words = Pick<TextField, 'accepted' | 'mistakes' | 'capitals' | 'inSentence'>;

/** For questions about spelling. Capitals count only if the question tests them. */
const gradeExact = ({ accepted, mistakes, capitals }: Words, typed: string): Result => {
  if (capitals && !accepted.some((form) => typed.trim().replace(/[.!?]+$/u, '') === form)) return wrong();
  const given = exactWords(typed);
  if (accepted.some((form) => exactWords(form) === given)) return right;
  return wrong(mistakes.find(({ text }) => exactWords(text) === given)?.misconception);
};

const rightWith = ({ spelt }: Match): Result => (spelt === undefined ? right : { ...right, spelt });

const gradePlain = (words: Words, typed: string, manner: Manner): Result => {
  const { accepted, mistakes } = words;
  if (plainWords(typed) === '') return wrong();
  const isExact = (match: Match | null) => match !== null && match.spelt === undefined;
  if (accepted.some((form) => isExact(matchForm(typed, form)))) return right;
  const given = plainSentence(typed);
  const mistake = mistakes.find(({ text }) => [given, plainWords(typed)].includes(plainSentence(text)));
  if (mistake) return wrong(mistake.misconception);
  const measure = readMeasure(typed);
  if (measure !== undefined && accepted.some((form) => readMeasure(form) === measure)) return right;
  const found = accepted.flatMap((form) => matchForm(typed, form, manner) ?? []);
  const match = found.find(isExact) ?? found[0];
  return match === undefined ? wrong() : rightWith(match);
};

/* The noun of 'Name the part.' may be singular or plural, but the verb of 'You ____ it.' must match. */
const mannerOf = ({ inSentence }: Words, asked: string): Manner => {
  if (!inSentence) return 'strict';
  return asksForNoun(asked) ? 'nouns' : 'free';
};

/* 'the key or legend': two right answers together are not wrong. */
const areAllRight = (typed: string, grade: (text: string) => Result): boolean => {
  const parts = typed.split(/[,;/()]|\b(?:or|and)\b/u).filter((part) => part.trim() !== '');
  return parts.length > 1 && parts.every((part) => grade(part).correct);
};

/* Abbreviations as on maps. */
const inFull = (typed: string): string =>
  typed.replace(/\b(?:(?:(r)|(l))\.\s*|mt(?:\.\s*|\s+))(?=\p{L})/giu, (_, river, lake) =>
    river ? 'River ' : lake ? 'Lake ' : 'Mount ',
  );

/* A reason after a right answer is not graded. */
const withoutReason = (typed: string): string => typed.replace(/\sbecause\s.*/isu, '');

/* A question about the short form itself: contractions are not expanded. */
const isAboutForm = (asked: string): boolean =>
  /\b(?:in full|full form|short form|contract|apostrophe)/iu.test(asked);

const inFewerWords = (
  { accepted, inSentence }: Words,
  typed: string,
  asked: string,
): readonly (string | undefined)[] => [
  ...(isAboutForm(asked) || !accepted.some(isSentence) ? [] : writtenOut(typed)),
  inSentence ? undefined : wordsInFrame(typed, asked, accepted),
];

/**
 * Named mistakes are checked before misspellings are accepted: `effect` is not a slip for `affect`. `asked` are the
 * words of the question, which a full sentence may repeat.
 */
export const gradeWords = (words: Words, typed: string, strict: boolean, asked = ''): Result => {
  const manner = mannerOf(words, asked);
  const isPrinted = isAmong(wordsOf(asked));
  const grade = (text: string) => {
    if (strict || words.capitals) return gradeExact(words, text);
    const result = gradePlain(words, text, manner);
    // In English a word that is printed in the question must be copied without a slip.
    return !words.inSentence && result.spelt && isPrinted(result.spelt.toLowerCase()) ? wrong() : result;
  };
  const alone = grade(typed);
  if (alone.correct || alone.misconception !== undefined || words.capitals || asked === '') return alone;
  const meant = [wordsInBlank(typed, asked), ...inFewerWords(words, typed, asked)];
  const graded = meant.flatMap((text) => (text === undefined ? [] : [grade(text)]));
  const told = graded.find(({ correct }) => correct) ?? graded.find(({ misconception }) => misconception);
  if (told !== undefined) return told;
  if (words.inSentence && !strict && areAllRight(typed, grade)) return right;
  const match = words.inSentence ? matchInSentence(words, typed, asked, strict ? 'strict' : manner) : null;
  if (match !== null && (!strict || match.spelt === undefined)) return rightWith(match);
  const place = words.inSentence ? withoutReason(inFull(typed)) : typed;
  return place === typed ? alone : gradeWords(words, place, strict, asked);
};
