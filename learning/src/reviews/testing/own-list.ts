/**
 * For tests: the review list of a day by ts-fsrs alone, answer by answer, with simple day counting. Shares no
 * code with `card.ts` and `session.ts`.
 */
import { type Card, createEmptyCard, FSRS, generatorParameters, Rating } from 'ts-fsrs';

type Answered = { readonly question: string; readonly at: Date; readonly correct: boolean };

/** Kampala has no summer time: UTC+3 all year. */
const dayInKampala = (at: Date): number => Math.floor((at.getTime() + 3 * 3_600_000) / 86_400_000);

/** The questions due on the day of `now`, the longest waiting first. `answers` must be in order. */
export const schedulersOwnList = (answers: readonly Answered[], now: Date): readonly string[] => {
  const scheduler = new FSRS(
    generatorParameters({ enable_fuzz: false, enable_short_term: false, maximum_interval: 180 }),
  );
  const cards = new Map<string, Card>();
  for (const { question, at, correct } of answers) {
    const before: Card = cards.get(question) ?? createEmptyCard<Card>(at);
    cards.set(question, scheduler.repeat(before, at)[correct ? Rating.Good : Rating.Again].card);
  }
  return [...cards]
    .filter(([, { due }]) => dayInKampala(due) <= dayInKampala(now))
    .sort(
      ([one, { due: first }], [other, { due: second }]) =>
        Number(first) - Number(second) || (one < other ? -1 : 1),
    )
    .map(([question]) => question);
};
