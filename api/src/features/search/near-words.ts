/**
 * Forgives typing mistakes: which of the words that stand in lessons a child may have meant. Pure, and bounded by the
 * size of the vocabulary; a word that is the beginning of a known one is never doubted.
 */

/** Writes alike what sounds alike in English as it is learnt: 'fotosinthesis', 'electrisity', 'fracshons'. */
const soundOf = (word: string): string =>
  word
    .replace(/[ts]ion/g, 'shon')
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|[cq]/g, 'k')
    .replace(/y/g, 'i')
    .replace(/z/g, 's')
    .replace(/(.)\1+/gu, '$1');

/** How many letters may be wrong, by the length of what sounds. Of the shortest words none: they are like too many. */
const mostMistakes = (length: number): number => {
  if (length < 4) return -1;
  if (length < 8) return 1;
  return length < 12 ? 2 : 3;
};

/** Letters added, left out, mistaken or swapped; `most + 1` stands for all that is more than `most`. */
export const mistakesBetween = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    let best = row;
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1;
      let cost = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + same);
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        cost = Math.min(cost, (beforeLast[at - 2] ?? 0) + 1);
      now.push(cost);
      best = Math.min(best, cost);
    }
    if (best > most) return most + 1;
    beforeLast = last;
    last = now;
  }
  return Math.min(last[other.length] ?? most + 1, most + 1);
};

export type Vocabulary = { sorted: readonly string[]; sounds: readonly { word: string; sound: string }[] };

export const vocabularyOf = (words: readonly string[]): Vocabulary => {
  const sorted = [...words].sort();
  const sounds = sorted.filter((word) => word.length > 3).map((word) => ({ word, sound: soundOf(word) }));
  return { sorted, sounds };
};

export const beginsAWord = (part: string, { sorted }: Vocabulary): boolean => {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < part) from = middle + 1;
    else to = middle;
  }
  return sorted[from]?.startsWith(part) === true;
};

const mostNear = 6;

/** The nearest words, those with the fewest mistakes only; none for what is like nothing. */
export const nearWords = (typed: string, { sounds }: Vocabulary): string[] => {
  const sound = soundOf(typed);
  const most = mostMistakes(sound.length);
  if (typed.length < 4 || most < 0) return [];
  let best = most;
  let found: string[] = [];
  for (const one of sounds) {
    // The first letter of a short word is seldom wrong, and without it everything is like everything.
    if (sound.length < 6 && one.sound[0] !== sound[0]) continue;
    // Who is still typing has only the beginning of a long word.
    const begun = sound.length > 4 && one.sound.length > sound.length + 1;
    const other = begun && one.sound[0] === sound[0] ? one.sound.slice(0, sound.length) : one.sound;
    const mistakes = mistakesBetween(sound, other, best);
    if (mistakes > best) continue;
    // What only sounds alike has little in common with the word: 'zzyzx' is not size.
    if (other === one.sound && mistakesBetween(typed, one.word, most + 2) > most + 2) continue;
    if (mistakes < best) found = [];
    best = mistakes;
    found.push(one.word);
  }
  return found.sort((a, b) => a.length - b.length).slice(0, mostNear);
};
