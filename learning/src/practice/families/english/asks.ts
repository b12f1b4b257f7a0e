/** Questions of English: words that are typed with their right spelling, sentences to choose, tiles to put in a row. */
import type { Draft, WorkedStep } from '#practice/exercise.ts';
import { capital } from '#practice/write.ts';
import type { Misconception } from '#quizzes/questions.ts';

type Slip = readonly [gives: string | null, mistake: Misconception];

/** Slips that exist for this draw: a form that does not exist is null. */
export const real = (slips: readonly Slip[]): readonly (readonly [string, Misconception])[] =>
  slips.flatMap(([gives, mistake]) => (gives === null ? [] : [[gives, mistake] as const]));

type Words = {
  readonly prompt: string;
  readonly explanation: string;
  readonly hint: string;
  readonly steps: readonly WorkedStep[];
  readonly pleStyle?: string;
};

/** Spelling is tested, but a phone's automatic capital letter must not make an answer wrong. */
const bothWays = (word: string): readonly string[] => [word, capital(word)];

const told = ({ prompt, explanation, hint, pleStyle }: Words) => ({
  prompt,
  explanation,
  hint,
  ...(pleStyle === undefined ? {} : { pleStyle }),
});

export const askWord = (ask: Words & { readonly word: string; readonly slips: readonly Slip[] }): Draft => {
  const seen = new Set([ask.word]);
  const kept = real(ask.slips).filter(([gives]) => !seen.has(gives) && seen.add(gives));
  return {
    item: {
      ...told(ask),
      kind: 'text',
      accepted: bothWays(ask.word),
      strictSpelling: true,
      mistakes: kept.flatMap(([gives, { id }]) =>
        bothWays(gives).map((text) => ({ text, misconception: id })),
      ),
    },
    steps: ask.steps,
    answerText: ask.word,
    misconceptions: [...new Map(kept.map(([, mistake]) => [mistake.id, mistake])).values()],
  };
};

/** Words to put in order; joined they are the answer. */
export const askRow = (
  ask: Words & { readonly row: readonly string[]; readonly mistake: Misconception },
): Draft => ({
  item: { ...told(ask), kind: 'order', steps: ask.row, misconception: ask.mistake.id },
  steps: ask.steps,
  answerText: ask.row.join(' '),
  misconceptions: [ask.mistake],
});

/** Exam papers put the plain word in brackets. */
export const fill = (sentence: string): string =>
  `Fill the gap with the right form of the word in brackets: ${sentence}`;

export const formAsked = 'English A, "Use the correct form of the word in brackets."';
