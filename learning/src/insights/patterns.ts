import { type PartOfDay, partOfDay, partsOfDay } from '#insights/parts-of-day.ts';
import { noAnswers, type Tally, together } from '#insights/tally.ts';

/** With fewer answers than this, a pattern may be chance. */
export const enoughForPatterns = 20;

export type Mistake = { readonly name: string; readonly help: string; readonly times: number };

export type Patterns = {
  readonly answers: number;
  readonly byTime: readonly (Tally & { readonly part: PartOfDay })[];
  readonly bySubject: readonly (Tally & { readonly subject: string })[];
  readonly mistakes: readonly Mistake[];
};

export const mostMistakes = 5;

/** A mistake made once is a slip and is not mentioned. */
const often = 2;
export const isOften = ({ times }: { readonly times: number }): boolean => times >= often;

const mostFirst = <T>(entries: readonly T[], size: (entry: T) => number): readonly T[] =>
  entries.toSorted((one, other) => size(other) - size(one));

/** Null until there are 20 answers. Hours are those of the learner's school. */
export const patternsOf = (
  byHour: readonly (Tally & { readonly hour: number })[],
  bySubject: Patterns['bySubject'],
  mistakes: readonly Mistake[],
): Patterns | null => {
  const { answers } = together(byHour);
  if (answers < enoughForPatterns) return null;
  const byPart = new Map<PartOfDay, Tally>();
  for (const { hour, ...tally } of byHour)
    byPart.set(partOfDay(hour), together([byPart.get(partOfDay(hour)) ?? noAnswers, tally]));
  return {
    answers,
    byTime: partsOfDay.flatMap((part) => {
      const tally = byPart.get(part);
      return tally === undefined ? [] : [{ part, ...tally }];
    }),
    bySubject: mostFirst(bySubject, (entry) => entry.answers),
    mistakes: mostFirst(mistakes.filter(isOften), ({ times }) => times)
      .slice(0, mostMistakes)
      .map(({ name, help, times }) => ({ name, help, times })),
  };
};
