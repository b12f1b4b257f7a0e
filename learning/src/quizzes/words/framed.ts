import { plainSentence, plainWords } from '#quizzes/spelling.ts';
import { wordsOf } from '#quizzes/words/asked-words.ts';
import { hasBlank } from '#quizzes/words/filled.ts';
import { isSentence } from '#quizzes/words/match-words.ts';

const pronoun =
  /^(?:(?:it|this|that|he|she)(?: is|'s)|they(?: are|'re)|we call (?:it|him|her|them))( called)? (.+)$/u;
const subject = /^the ((?:\S+ )+?)(?:is|are) (.+)$/u;

const ownWords = new Set('word words verb answer missing right correct opposite'.split(' '));

const article = (phrase: string): string | undefined => /^(an?|the) /u.exec(phrase)?.[1];

/**
 * In English, for answers of one word: accepts a short correct sentence around it: 'It is a hen.', 'The missing verb
 * is are.' Returns the words of the answer. A wrong or a missing article is a mistake: 'He is mechanic.'
 */
export const wordsInFrame = (
  typed: string,
  asked: string,
  accepted: readonly string[],
): string | undefined => {
  if (accepted.some(isSentence)) return undefined;
  const given = plainSentence(typed);
  const [, naming = '', named = ''] = subject.exec(given) ?? [];
  const question = new Set(wordsOf(asked));
  if (
    named !== '' &&
    naming
      .trim()
      .split(' ')
      .every((word) => ownWords.has(word) || question.has(word))
  )
    return named;
  const [, called, phrase = ''] = pronoun.exec(given) ?? [];
  if (phrase === '' || hasBlank(asked)) return undefined;
  const own = article(phrase);
  const word = plainWords(phrase);
  const forms = accepted.map(plainSentence);
  if (
    own === undefined &&
    called === undefined &&
    forms.some((form) => /^an? /u.test(form) && plainWords(form) === word)
  )
    return undefined;
  const isRight = own === undefined || own === 'the' || own === (/^[aeiou]/u.test(word) ? 'an' : 'a');
  return isRight || forms.includes(phrase) ? word : undefined;
};
