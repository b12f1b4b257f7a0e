/**
 * The part of a raw answer that is stored. An answer is graded whole, as the page graded it; of one that no question could
 * want, such as 500 letters for a number, only the beginning is stored, so that nobody fills the disk with it.
 */
import type { Answer, Field, Gap, Question } from '#quizzes/questions.ts';

/** Letters of a number, a time or a fraction, with a unit or a few words around it. */
const ofNumber = 60;
/** Letters around the expected words: a full sentence may be right. */
const ofSentence = 200;
/** Letters of a gap around the expected words. */
const ofGap = 60;
/** Letters of words of one's own: as many as an event may have. */
const ofOwnWords = 500;

const longest = (texts: readonly string[]): number =>
  texts.reduce((most, text) => Math.max(most, text.length), 0);

const lettersOf = (field: Field | { readonly kind: 'free' }): number => {
  if (field.kind === 'free') return ofOwnWords;
  return field.kind === 'text' ? ofSentence + longest(field.accepted) : ofNumber;
};

const lettersOfGap = ({ accepted }: Gap): number => ofGap + longest(accepted);

type Room = { readonly letters: number; readonly entries: number };

const largest = (letters: readonly number[]): Room => ({
  letters: Math.max(0, ...letters),
  entries: letters.length,
});

const roomFor = (question: Question): Room => {
  switch (question.kind) {
    case 'single':
      return { letters: ofNumber, entries: 1 };
    case 'several':
      return { letters: ofNumber, entries: question.options.length };
    case 'number':
    case 'text':
    case 'fraction':
    case 'time':
      return { letters: lettersOf(question), entries: 1 };
    case 'order':
      return { letters: longest(question.steps), entries: question.steps.length };
    case 'match':
      return { letters: longest(question.pairs.map(({ right }) => right)), entries: question.pairs.length };
    case 'gap':
      return largest(question.gaps.map(lettersOfGap));
    case 'structured':
      return largest(question.parts.map(({ field }) => lettersOf(field)));
    case 'working':
      return largest(question.lines.flatMap(({ gaps }) => gaps.map(lettersOfGap)));
  }
};

/* Half of a pair of surrogates cannot be stored. */
const cut = (text: string, letters: number): string =>
  text.length <= letters ? text : text.slice(0, letters).replace(/[\uD800-\uDBFF]$/u, '');

const isShort = (answer: string | readonly unknown[], { letters, entries }: Room): boolean =>
  typeof answer === 'string'
    ? answer.length <= letters
    : answer.length <= entries && answer.every((one) => typeof one !== 'string' || one.length <= letters);

export const storedAnswer = (question: Question, answer: Answer): Answer => {
  if (answer === null || typeof answer === 'number') return answer;
  const room = roomFor(question);
  if (isShort(answer, room)) return answer;
  if (typeof answer === 'string') return cut(answer, room.letters);
  return answer
    .slice(0, room.entries)
    .map((one) => (typeof one === 'string' ? cut(one, room.letters) : one)) as readonly string[];
};
