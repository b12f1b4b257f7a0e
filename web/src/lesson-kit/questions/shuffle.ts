/** A small repeatable dice: the same question always has the same random order, also after a reload. */
const dice = (purpose: string): (() => number) => {
  let state = 2166136261;
  for (const sign of purpose) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
};

/** The places 0 to n-1 in random order; never in their own order, or there would be nothing to do. */
export const shufflePlaces = (purpose: string, n: number): readonly number[] => {
  const next = dice(purpose);
  const places = Array.from({ length: n }, (_, place) => place);
  for (let last = n - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1));
    [places[last], places[other]] = [places[other] ?? 0, places[last] ?? 0];
  }
  const inOrder = places.every((place, at) => place === at);
  return inOrder && n > 1 ? [...places.slice(1), places[0] ?? 0] : places;
};
