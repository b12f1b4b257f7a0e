/**
 * Corrects typing mistakes: the known words that a child may have meant. Pure, and bounded by the vocabulary;
 * prefixes of known words are never corrected.
 */
import { lettersApart } from '@afrolearn/learning/texts/letters-apart.ts';

/** A phonetic form for learners' English: 'fotosinthesis', 'electrisity', 'fracshons'. */
const soundOf = (word: string): string =>
  word
    .replace(/[ts]ion/g, 'shon')
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|[cq]/g, 'k')
    .replace(/y/g, 'i')
    .replace(/z/g, 's')
    .replace(/(.)\1+/gu, '$1');

/** Allowed mistakes by phonetic length; none in the shortest words, which resemble too many. */
const mostMistakes = (length: number): number => {
  if (length < 4) return -1;
  if (length < 8) return 1;
  return length < 12 ? 2 : 3;
};

export type Vocabulary = { sorted: readonly string[]; sounds: readonly { word: string; sound: string }[] };

/* Words that nobody searches for. As corrections they would hide the meant word: 'wether' is weather, not whether. */
const neverMeant = new Set(
  'whether where when which while would could should shall about after before because there their these those then than them they this that have been were will into over such only also each both very much many from with'.split(
    ' ',
  ),
);

export const vocabularyOf = (words: readonly string[]): Vocabulary => {
  const sorted = [...words].sort();
  const known = sorted.filter((word) => word.length > 3 && !neverMeant.has(word));
  const sounds = known.map((word) => ({ word, sound: soundOf(word) }));
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

/** The closest words, only those with the fewest mistakes; empty for none. */
export const nearWords = (typed: string, { sounds }: Vocabulary): string[] => {
  const sound = soundOf(typed);
  const most = mostMistakes(sound.length);
  if (typed.length < 4 || most < 0) return [];
  let best = most;
  let found: string[] = [];
  for (const one of sounds) {
    // The first letter of a short word is rarely wrong, and otherwise too many words match.
    if (sound.length < 6 && one.sound[0] !== sound[0]) continue;
    // While typing, only a prefix of a long word exists.
    const begun = sound.length > 4 && one.sound.length > sound.length + 1;
    const other = begun && one.sound[0] === sound[0] ? one.sound.slice(0, sound.length) : one.sound;
    const mistakes = lettersApart(sound, other, best);
    if (mistakes > best) continue;
    // Words that only sound alike are rejected: 'zzyzx' is not size.
    if (other === one.sound && lettersApart(typed, one.word, most + 2) > most + 2) continue;
    if (mistakes < best) found = [];
    best = mistakes;
    found.push(one.word);
  }
  return found.sort((a, b) => a.length - b.length).slice(0, mostNear);
};
