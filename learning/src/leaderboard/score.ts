/** The community leaderboard (spec 2 §9): one rule for the server, which orders by it, and the page, which shows it. */

/** The figures that decide a place (spec 2 §3, 'Community leaderboard entry'). */
export type Standing = {
  readonly xp: number;
  readonly skillsMastered: number;
  readonly streak: number;
  readonly quizzesPassed: number;
};

export const scoreWeights = { xp: 0.5, skillsMastered: 10, streak: 5, quizzesPassed: 8 } as const;

/** 0.5 x xp + 10 x skillsMastered + 5 x streak + 8 x quizzesPassed, rounded. */
export const pointsOf = ({ xp, skillsMastered, streak, quizzesPassed }: Standing): number =>
  Math.round(
    scoreWeights.xp * xp +
      scoreWeights.skillsMastered * skillsMastered +
      scoreWeights.streak * streak +
      scoreWeights.quizzesPassed * quizzesPassed,
  );

/** Points of 1000 or more as a 'k' value with one decimal. */
export const pointsText = (points: number): string =>
  points >= 1000 ? `${(points / 1000).toFixed(1)}k` : String(points);

export const medals = ['gold', 'silver', 'bronze'] as const;
export type Medal = (typeof medals)[number];

/** The medal of places 1 to 3; equal places get the same medal, and zero points get none. */
export const medalOf = (place: number, points: number): Medal | null =>
  points > 0 ? (medals[place - 1] ?? null) : null;

/** One more than the number of people with more points: equal points share a place. */
export const placeAmong = (points: number, others: readonly number[]): number =>
  1 + others.filter((other) => other > points).length;

type Named = Standing & { readonly id: number; readonly name: string };
export type Placed<E> = E & { readonly points: number; readonly place: number };

/** Most points first; equals are sorted by name, then by id, for a stable order. */
export const byPoints = (
  one: Named & { readonly points: number },
  other: Named & { readonly points: number },
): number => {
  if (one.points !== other.points) return other.points - one.points;
  if (one.name !== other.name) return one.name < other.name ? -1 : 1;
  return one.id - other.id;
};

/** Entries with their points and places, in the order of a board. */
export const ranked = <E extends Named>(entries: readonly E[]): readonly Placed<E>[] => {
  let [place, before] = [0, Number.NaN];
  return entries
    .map((entry) => ({ ...entry, points: pointsOf(entry) }))
    .sort(byPoints)
    .map((entry, at) => {
      if (entry.points !== before) [place, before] = [at + 1, entry.points];
      return { ...entry, place };
    });
};
