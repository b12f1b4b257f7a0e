/** Easier ways to say what a text says: shorter sentences from the same words, never a new fact. */
import { countWords, sentencesOf } from '#lessons/words.ts';

const subjects =
  /^(?:he|she|it|they|we|you|I|there|this|that|these|those|the|a|an|his|her|its|their|our|my|your|nobody|everybody|somebody|all|both|one|two|three|some|many|each|every|\p{Lu}\p{L}+)\b/u;
const verbs =
  /\b(?:is|are|was|were|has|have|had|can|could|will|would|must|may|do|does|did|\p{L}+(?:ed|s)|went|came|said|saw|took|got|gave|made|ran|sat|stood|began|fell|grew|knew|told|held|put|let|felt|found|kept|left|lay|led|brought|thought|bought|caught|heard|drank|ate|flew|hung|won|wrote|sang|rose|hid|cut|set|met|paid|sold|spoke|slept|woke|wore|need|want|like|live|grow|make|take|give|eat|drink|use|help|come|go|see|know|keep|say|show|turn|move|fall|carry|breathe|find)\b/iu;

const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const closed = (text: string): string => (/[.!?]$/u.test(text) ? text : `${text}.`);

/** Whether words can stand alone as a sentence: somebody, who does something. */
const standsAlone = (words: string): boolean =>
  subjects.test(words) && countWords(words) >= 3 && verbs.test(words.split(/\s+/u).slice(1, 6).join(' '));

/** One sentence as one or more, cut only where both sides can stand alone. What somebody says is left as it is. */
const cutSentence = (sentence: string): readonly string[] => {
  if (/["“”]/u.test(sentence)) return [sentence];
  for (const match of sentence.matchAll(/;\s+|,\s+(and|but|so|because)\s+|\s+(because)\s+/gu)) {
    const joint = match[1] ?? match[2] ?? '';
    const left = sentence.slice(0, match.index);
    const right = sentence.slice(match.index + match[0].length);
    if (
      !standsAlone(left) ||
      !standsAlone(right) ||
      /^(?:if|when|after|before|as|while|although|because|unless|until)\b/iu.test(left)
    )
      continue;
    if (joint === 'because') {
      if (countWords(sentence) < 12) continue;
      return [closed(left), ...cutSentence(upperFirst(`this is because ${right}`))];
    }
    const opening = joint === 'but' || joint === 'so' ? `${upperFirst(joint)} ${right}` : upperFirst(right);
    return [closed(left), ...cutSentence(opening)];
  }
  return [sentence];
};

export const meanWords = (sentences: readonly string[]): number =>
  sentences.reduce((sum, one) => sum + countWords(one), 0) / Math.max(1, sentences.length);

export const allSentences = (paragraphs: readonly string[]): readonly string[] =>
  paragraphs.flatMap(sentencesOf);

/** Every sentence stays; long ones are cut. */
export const shorter = (paragraphs: readonly string[]): readonly string[] =>
  paragraphs.map((paragraph) => sentencesOf(paragraph).flatMap(cutSentence).join(' '));

const pronoun = /^(?:he|she|it|they|this|that|these|those|his|her|its|their|so|but|then)\b/iu;
const isSpeech = (sentence: string): boolean => /["“”]/u.test(sentence);

/** Where a clause begins that the sentence can do without; a list goes on in another way, and stays whole. */
const tail = /^(?:where|which|who|whose|when|while|until|as|with|without|away|because|so|but|and)\b/iu;
const opening =
  /^(?:if|when|after|before|as|while|although|because|unless|until|in|on|at|from|for|by|with|during|under|far|long|one|not|no|neither|either|only)\b/iu;

/** What follows the first comma is left out where the rest says something by itself. */
const withoutTail = (sentence: string): string => {
  const comma = sentence.indexOf(', ');
  if (comma === -1 || isSpeech(sentence)) return sentence;
  const [left, right] = [sentence.slice(0, comma), sentence.slice(comma + 2)];
  return standsAlone(left) && tail.test(right) && !opening.test(left) ? closed(left) : sentence;
};

type Spot = { readonly at: number; readonly place: number; readonly words: number };

/** The longest sentence that may go. The first of a paragraph stays, speech stays, and so does what the next leans on. */
const longestOf = (kept: readonly (readonly string[])[], isStrict: boolean): Spot | null => {
  let found: Spot | null = null;
  for (const [at, sentences] of kept.entries())
    for (const [place, sentence] of sentences.entries()) {
      const words = countWords(sentence);
      const isFirst = place === 0 && (isStrict || at === 0);
      const isHeld = pronoun.test(sentences[place + 1] ?? '') || isSpeech(sentence) || sentence.endsWith('?');
      if (isHeld || isFirst || words <= (found?.words ?? 0)) continue;
      found = { at, place, words };
    }
  return found;
};

/**
 * The shortest way: main clauses only; then the longest sentences go, until those left are clearly shorter. Where that
 * is not enough, a paragraph may lose its first sentence too.
 */
export const shortest = (paragraphs: readonly string[], target: number): readonly string[] => {
  const kept = paragraphs.map((paragraph) => sentencesOf(paragraph).flatMap(cutSentence).map(withoutTail));
  for (const isStrict of [true, false])
    for (;;) {
      const mean = meanWords(kept.flat());
      const gone = longestOf(kept, isStrict);
      if (gone === null || mean <= (isStrict ? target : target * 1.07) || gone.words <= mean) break;
      kept[gone.at]?.splice(gone.place, 1);
    }
  return kept.map((sentences) => sentences.join(' ')).filter((paragraph) => paragraph !== '');
};

const small =
  /^(?:he|she|it|they|we|you|the|a|an|his|her|its|their|our|my|your|then|now|there|this|that|in|on|at|all|some|many|each|every|both|one|two|three|four|five|six|seven|eight|nine|ten|soon)\b/iu;
/** A name keeps its capital. Anything else that we do not know is not joined. */
const isName = (sentence: string): boolean =>
  /^\p{Lu}\p{L}+ (?:is|are|was|has|had|\p{L}+(?:s|ed))\b/u.test(sentence);
const continued = (sentence: string): string =>
  small.test(sentence) ? sentence.slice(0, 1).toLowerCase() + sentence.slice(1) : sentence;

/** Neighbours become one longer sentence, two by two. For the youngest, whose texts have short sentences only. */
export const joined = (paragraphs: readonly string[]): readonly string[] =>
  paragraphs.map((paragraph) => {
    const made: string[] = [];
    let free = true;
    for (const sentence of sentencesOf(paragraph)) {
      const before = made[made.length - 1];
      const fits =
        before !== undefined &&
        free &&
        before.endsWith('.') &&
        sentence.endsWith('.') &&
        (small.test(sentence) || isName(sentence));
      if (fits && !isSpeech(before) && !isSpeech(sentence)) {
        made[made.length - 1] = `${before.slice(0, -1)}, and ${continued(sentence)}`;
        free = false;
      } else {
        made.push(sentence);
        free = true;
      }
    }
    return made.join(' ');
  });
