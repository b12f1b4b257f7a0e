/** Wrong answers that learners are likely to give. */
import { readNumber } from '#quizzes/numbers.ts';
import type { Gap, Option } from '#quizzes/questions.ts';

export const backwards = (texts: readonly unknown[]): readonly number[] =>
  texts.map((_, place) => texts.length - 1 - place);

/* An empty answer, for learners without any idea. */
export const leftOpen = '';

/** A named mistake, another word of the box, a number that is off by one, or nothing. */
export const wrongWord = (
  { accepted, mistakes }: Pick<Gap, 'accepted' | 'mistakes'>,
  choices: readonly string[] = [],
): string => {
  const value = readNumber(accepted[0] ?? '')?.value;
  return (
    mistakes[0]?.text ??
    choices.find((choice) => !accepted.includes(choice)) ??
    (value === undefined ? leftOpen : String(value + 1))
  );
};

/** The position of a wrong option, preferably one with a named mistake; -1 if none is wrong. */
export const wrongPlace = (options: readonly Option[]): number => {
  const wrong = options.flatMap((option, place) => (option.right ? [] : [{ ...option, place }]));
  const chosen = wrong.find(({ misconception }) => misconception !== undefined) ?? wrong[0];
  return chosen?.place ?? -1;
};

type Named = { readonly misconception?: string };

export const namedIn = (mistakes: readonly Named[]): readonly string[] =>
  mistakes.flatMap(({ misconception }) => misconception ?? []);

export const quoted = (
  mistakes: readonly (Named & { readonly text: string })[],
  id: string,
): string | undefined => mistakes.find(({ misconception }) => misconception === id)?.text;
