import { randomOf } from '#practice/random.ts';
import type { RiddleBand, RiddleBook, RiddleEntry } from '#tools/jokes-riddles/riddles.ts';

export const entriesPerRound = 5;

/** The content of a round: riddles of one region or of all (null), or jokes. */
export type RoundChoice = {
  readonly band: RiddleBand;
  readonly kind: RiddleEntry['kind'];
  readonly region: string | null;
};

export const entriesFor = (book: RiddleBook, { band, kind, region }: RoundChoice): readonly RiddleEntry[] =>
  book.entries.filter(
    (entry) =>
      entry.band === band &&
      entry.kind === kind &&
      (entry.kind === 'joke' || region === null || book.peoples[entry.people]?.region === region),
  );

/** The next five entries, unseen ones of this visit first, so that none repeats before all were shown. */
export const drawRound = (
  entries: readonly RiddleEntry[],
  draw: number,
  seen: readonly string[],
): readonly RiddleEntry[] => {
  const mixed = randomOf('jokes-riddles', draw).shuffle(entries);
  const isSeen = ({ id }: RiddleEntry) => seen.includes(id);
  return [...mixed.filter((entry) => !isSeen(entry)), ...mixed.filter(isSeen)].slice(0, entriesPerRound);
};
