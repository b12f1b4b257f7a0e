import { plainSentence, plainWords } from '#quizzes/spelling.ts';
import { isSlip } from '#quizzes/words/slips.ts';

/** A typed answer compared with one right form. `spelt` is the intended word, where a slip in it was forgiven. */
export type Match = { readonly spelt?: string };

/* In a sentence 'the' and 'a' are grammar; before one word or a name they do not matter. */
const isSentence = (form: string): boolean =>
  /[.?!]\s*$/u.test(form) || plainSentence(form).split(' ').length > 4;

/** The word of the right form as its author wrote it: `Capricorn`, not `capricorn`. */
const asWritten = (form: string, word: string): string =>
  form
    .split(/[\s-]+/u)
    .find((one) => plainSentence(one) === word)
    ?.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '') ?? word;

/** Word by word: the same words, or one slip inside one long word. One word more or less is another answer. */
export const matchWords = (
  given: readonly string[],
  form: string,
  meant: readonly string[],
): Match | null => {
  if (given.length !== meant.length) return null;
  const others = meant.flatMap((word, at) => (word === given[at] ? [] : [at]));
  const [at] = others;
  if (at === undefined) return {};
  const [typed = '', word = ''] = [given[at], meant[at]];
  return others.length === 1 && isSlip(typed, word, meant.length === 1 ? 5 : 6)
    ? { spelt: asWritten(form, word) }
    : null;
};

export const matchForm = (typed: string, form: string): Match | null => {
  const plain = isSentence(form) ? plainSentence : plainWords;
  return matchWords(plain(typed).split(' '), form, plain(form).split(' '));
};
