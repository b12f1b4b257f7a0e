/**
 * When a word comes back: the scheduler of reviews, applied to words. The cards of a learner are one made work, which
 * two devices may change at the same time; merging never depends on the order.
 */
import { cardAfter, cardOf, type ReviewCard } from '#reviews/card.ts';

export type WordCards = Readonly<Record<string, ReviewCard>>;

/** The form of the made work. A row is shorter than a card: it is sent over slow networks. */
export type WordWork = { readonly cards: Readonly<Record<string, readonly number[]>> };

const minute = 60_000;
const short = (value: number): number => Math.round(value * 1000) / 1000;

const rowOf = ({ lastAt, dueAt, stability, difficulty, reps, lapses, lastCorrect }: ReviewCard) => [
  Math.floor(lastAt / minute),
  Math.floor(dueAt / minute),
  short(stability),
  short(difficulty),
  reps,
  lapses,
  Number(lastCorrect),
];

const cardOfRow = (row: readonly number[]): ReviewCard | null => {
  const [last, due, stability, difficulty, reps, lapses, correct] = row;
  if (last === undefined || due === undefined || stability === undefined || difficulty === undefined)
    return null;
  if (reps === undefined || lapses === undefined || correct === undefined) return null;
  // The scheduler divides by stability.
  if (stability <= 0 || difficulty <= 0) return null;
  return {
    lastAt: last * minute,
    dueAt: due * minute,
    stability,
    difficulty,
    reps,
    lapses,
    lastCorrect: correct === 1,
    misconception: null,
  };
};

/** The work that stores these cards. */
export const workOfCards = (cards: WordCards): WordWork => ({
  cards: Object.fromEntries(Object.entries(cards).map(([word, card]) => [word, rowOf(card)])),
});

/** The cards of a work. A row that cannot be read is left out. */
export const cardsOfWork = ({ cards }: WordWork): WordCards =>
  Object.fromEntries(
    Object.entries(cards).flatMap(([word, row]) => {
      const card = cardOfRow(row);
      return card === null ? [] : [[word, card] as const];
    }),
  );

const isRow = (row: unknown): row is readonly number[] =>
  Array.isArray(row) && row.every((value) => typeof value === 'number' && Number.isFinite(value));

/** Null for data of another form. */
export const wordWorkOf = (data: unknown): WordWork | null => {
  const cards: unknown = typeof data === 'object' && data !== null && 'cards' in data ? data.cards : null;
  if (typeof cards !== 'object' || cards === null || Array.isArray(cards)) return null;
  const rows = Object.entries(cards).flatMap(([word, row]: [string, unknown]) =>
    /^[a-z]+$/u.test(word) && isRow(row) ? [[word, row] as const] : [],
  );
  return { cards: Object.fromEntries(rows) };
};

/* The card of more answers; the order of fields decides between equals, so that both devices take the same. */
const newerOf = (one: ReviewCard, other: ReviewCard): ReviewCard => {
  const [first, second] = [rowOf(one), rowOf(other)];
  const place = first.findIndex((value, index) => value !== second[index]);
  return (first[place] ?? 0) >= (second[place] ?? 0) ? one : other;
};

/** Of each word the card with the last answer. */
export const mergedCards = (one: WordCards, other: WordCards): WordCards => {
  const merged: Record<string, ReviewCard> = { ...one };
  for (const [word, card] of Object.entries(other)) {
    const before = merged[word];
    merged[word] = before === undefined ? card : newerOf(before, card);
  }
  return merged;
};

/** The cards after one more try of a word. */
export const cardsAfter = (
  cards: WordCards,
  { word, at, correct }: { readonly word: string; readonly at: number; readonly correct: boolean },
): WordCards => {
  const before = cards[word];
  const after =
    before === undefined ? cardOf([{ id: word, at, correct }]) : cardAfter(before, { at, correct });
  return after === null ? cards : { ...cards, [word]: after };
};

/* In days. It is reached by spelling a word on two days, not by one lucky try. */
const knownStability = 7;

/** Whether a word is known by heart: right last time, and likely still right in a week. */
export const isKnown = (card: ReviewCard | undefined): boolean =>
  card?.lastCorrect === true && card.stability >= knownStability;
