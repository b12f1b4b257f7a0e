/**
 * A text at easier levels: shorter, and in shorter sentences, from its own words. What its questions ask for stays, and
 * so does what a sentence leans on.
 */
import { splitSentence } from '#assistant/differentiate/simpler-sentences.ts';
import { countWords, sentencesOf } from '#lessons/words.ts';

/** A sentence, or all that somebody says in one breath. `leansOn` are the places of those it makes no sense without. */
type Beat = {
  readonly paragraph: number;
  readonly words: string;
  readonly count: number;
  readonly leansOn: readonly number[];
};

const marks = (words: string, mark: RegExp): number => words.match(mark)?.length ?? 0;
const isOpen = (words: string): boolean =>
  marks(words, /"/gu) % 2 === 1 || marks(words, /“/gu) !== marks(words, /”/gu);
const isSpeech = (words: string): boolean => /["“”]/u.test(words);

const person = /^(?:he|she|they|his|her|their)\b/iu;
const onward =
  /^(?:it|its|this|that|these|those|so|but|then|yes|no|yet|there|both|such|another|instead|also|still|even|the other|the others|the second|the third|next|only)\b|\b(?:it|them|him)[.,!?]/iu;
/** '“…,” she said.' */
const tag = /["”] (?:he|she|they)\b/u;
const aboutSomebody = /\b(?:he|she|they)\b/u;
const known = /\b(?:the|this|that|his|her|its|their) (?:\p{Ll}+ )?(\p{Ll}{4,})/gu;

const bare = (words: string): string => words.replace(/^["“]/u, '');
const hasName = (words: string): boolean => /\s["“]?\p{Lu}\p{Ll}+/u.test(words);

/** Whom 'she' means: the nearest sentence before that does not itself begin so. */
const somebodyBefore = (words: readonly string[], at: number): number => {
  let before = at - 1;
  while (before > 0 && person.test(bare(words[before] ?? ''))) before--;
  return before;
};

/** 'the panel' leans on where a panel was told of first. */
const toldFirst = (words: readonly string[], at: number): readonly number[] =>
  [...(words[at] ?? '').matchAll(known)].flatMap(([, thing = '']) => {
    const first = words.findIndex((one) => one.toLowerCase().includes(thing));
    return first < at ? [first] : [];
  });

const leaningOn = (words: readonly string[], at: number): readonly number[] => {
  if (at === 0) return [];
  const [own = '', last = ''] = [words[at], words[at - 1]];
  const isAnswer = isSpeech(own) && isSpeech(last);
  const isOfSomebody = person.test(bare(own)) || tag.test(own) || (aboutSomebody.test(own) && !hasName(own));
  return [
    ...(onward.test(bare(own)) || isAnswer ? [at - 1] : []),
    ...(isOfSomebody ? [somebodyBefore(words, at)] : []),
    ...toldFirst(words, at),
  ];
};

const beatsOf = (paragraphs: readonly string[]): readonly Beat[] => {
  const found: { paragraph: number; words: string }[] = [];
  for (const [paragraph, text] of paragraphs.entries())
    for (const sentence of sentencesOf(text)) {
      const last = found[found.length - 1];
      if (last?.paragraph === paragraph && isOpen(last.words)) last.words = `${last.words} ${sentence}`;
      else found.push({ paragraph, words: sentence });
    }
  const all = found.map(({ words }) => words);
  return found.map((one, at) => ({ ...one, count: countWords(one.words), leansOn: leaningOn(all, at) }));
};

const contentWords = (words: string): readonly string[] =>
  words.toLowerCase().match(/\p{L}{4,}|\p{N}+/gu) ?? [];

/** What a text is asked: the question with its reason, and the answer, which weighs most. */
export type AskedOfText = { readonly question: string; readonly answer: string };

/** The place of the beat that says most of these words; -1 where none says any. */
const nearest = (beats: readonly Beat[], { question, answer }: AskedOfText): number => {
  const [asked, answers] = [new Set(contentWords(question)), new Set(contentWords(answer))];
  const shared = beats.map(({ words }) =>
    [...new Set(contentWords(words))].reduce(
      (sum, word) => sum + (answers.has(word) ? 3 : asked.has(word) ? 1 : 0),
      0,
    ),
  );
  const most = Math.max(0, ...shared);
  return most === 0 ? -1 : shared.indexOf(most);
};

/** A place with all that it leans on, and all that this leans on. */
const withWhatItLeansOn = (beats: readonly Beat[], at: number): ReadonlySet<number> => {
  const places = new Set([at]);
  // A set that grows while it is walked is walked to its end.
  for (const place of places) for (const other of beats[place]?.leansOn ?? []) places.add(other);
  return places;
};

const wordsAt = (beats: readonly Beat[], places: ReadonlySet<number>): number =>
  [...places].reduce((sum, place) => sum + (beats[place]?.count ?? 0), 0);

/** Where a clause begins that the sentence can do without; a list goes on in another way, and stays whole. */
const tail = /^(?:where|which|who|whose|when|while|until|as|with|without|away|because|so|but|and)\b/iu;
const opening =
  /^(?:if|when|after|before|as|while|although|because|unless|until|in|on|at|from|for|by|with|during|under|far|long|one|not|no|neither|either|only)\b/iu;
const beginsWhole =
  /^(?:he|she|it|they|we|you|I|there|the|a|an|his|her|its|their|our|my|your|\p{Lu}\p{L}+)\b.*\b(?:is|are|was|were|has|have|had|can|could|will|would|must|\p{L}+(?:ed|s)|went|came|saw|took|got|gave|made|ran|sat|stood|began|fell|grew|knew|held|put|felt|found|kept|left|brought|thought|bought|caught|heard|drank|ate|flew|wrote|sang|rose|cut|set|met|sold|slept|woke)\b/u;

/** What follows the first comma is left out where the rest says something by itself and no question needs it. */
const withoutTail = (sentence: string, needed: ReadonlySet<string>): string => {
  const comma = sentence.indexOf(', ');
  if (comma === -1 || isSpeech(sentence)) return sentence;
  const [left, right] = [sentence.slice(0, comma), sentence.slice(comma + 2)];
  const isWhole = countWords(left) >= 3 && beginsWhole.test(left) && !opening.test(left);
  return isWhole && tail.test(right) && !contentWords(right).some((word) => needed.has(word))
    ? `${left}.`
    : sentence;
};

const pastVerb =
  /^(?:\p{Ll}+ed|went|came|saw|took|got|gave|made|ran|sat|stood|began|fell|held|put|felt|found|kept|left|brought|thought|bought|caught|heard|drank|ate|flew|wrote|sang|rose|cut|met|sold|told|said|led|knew|read)\b/u;
const helping = /\b(?:is|are|was|were|be|been|has|have|had|that|which|who)\b/u;

/** 'They stopped and looked back' is what they did first, and what they did then: two sentences about the same ones. */
const splitDoings = (sentence: string): readonly string[] => {
  const subject = /^(?:He|She|They|It|We|(?:\p{Lu}\p{Ll}+ ){0,2}\p{Lu}\p{Ll}+)(?= \p{Ll})/u.exec(
    sentence,
  )?.[0];
  const joint = /,? and /u.exec(sentence);
  if (subject === undefined || joint === null || isSpeech(sentence)) return [sentence];
  const [left, right] = [sentence.slice(0, joint.index), sentence.slice(joint.index + joint[0].length)];
  const does = left.slice(subject.length + 1);
  const isTwo = pastVerb.test(does) && pastVerb.test(right) && !helping.test(left) && !left.includes(',');
  return isTwo && countWords(left) >= 3 && countWords(right) >= 2
    ? [`${left}.`, ...splitDoings(`${subject} ${right}`)]
    : [sentence];
};

const shorten = (words: string, needed: ReadonlySet<string> | null): string =>
  sentencesOf(words)
    .flatMap((sentence) => (isSpeech(words) ? [sentence] : splitSentence(sentence)))
    .flatMap((sentence) => (needed === null ? [sentence] : splitDoings(withoutTail(sentence, needed))))
    .join(' ');

const paragraphsOf = (
  beats: readonly Beat[],
  places: ReadonlySet<number>,
  needed: ReadonlySet<string> | null,
): readonly string[] => {
  const made = new Map<number, string[]>();
  for (const [at, { paragraph, words }] of beats.entries())
    if (places.has(at)) made.set(paragraph, [...(made.get(paragraph) ?? []), shorten(words, needed)]);
  return [...made.values()].map((sentences) => sentences.join(' '));
};

export const allSentences = (paragraphs: readonly string[]): readonly string[] =>
  paragraphs.flatMap(sentencesOf);

export const meanWords = (sentences: readonly string[]): number =>
  sentences.reduce((sum, one) => sum + countWords(one), 0) / Math.max(1, sentences.length);

/** Level 1 is about half of the text. Level 2 is all of it, in shorter sentences. */
const shares = { least: 0.4, most: 0.55 } as const;

/** The longest that may go: none that a question needs, and none that another one leans on. */
const longestFree = (
  beats: readonly Beat[],
  places: ReadonlySet<number>,
  core: ReadonlySet<number>,
): number | undefined =>
  [...places]
    .filter((at) => !core.has(at) && ![...places].some((other) => beats[other]?.leansOn.includes(at)))
    .sort((a, b) => (beats[b]?.count ?? 0) - (beats[a]?.count ?? 0))[0];

export const easierLevels = (paragraphs: readonly string[], questions: readonly AskedOfText[]) => {
  const beats = beatsOf(paragraphs);
  const all = beats.reduce((sum, { count }) => sum + count, 0);
  const asked = questions.map((one) => nearest(beats, one)).filter((at) => at >= 0);
  const core = new Set([0, ...asked].flatMap((at) => [...withWhatItLeansOn(beats, at)]));
  const whole = new Set(beats.map((_, at) => at));
  const needed = new Set(questions.flatMap(({ question, answer }) => contentWords(`${question} ${answer}`)));
  const easy = new Set(core);
  const add = (at: number): boolean => {
    const grown = new Set([...easy, ...withWhatItLeansOn(beats, at)]);
    if (easy.has(at) || wordsAt(beats, grown) > all * shares.most) return false;
    for (const place of grown) easy.add(place);
    return true;
  };
  add(beats.length - 1);
  const byLength = [...whole].sort((a, b) => (beats[a]?.count ?? 0) - (beats[b]?.count ?? 0));
  // A story goes on where it stopped: short sentences are taken that follow one which is kept.
  while (byLength.some((at) => easy.has(at - 1) && add(at)));
  const middle = paragraphsOf(beats, whole, null);
  const most = meanWords(allSentences(middle)) * 0.95;
  const mean = () => meanWords(allSentences(paragraphsOf(beats, easy, needed)));
  while (mean() > most && wordsAt(beats, easy) > all * shares.least) {
    const gone = longestFree(beats, easy, core);
    if (gone === undefined) break;
    easy.delete(gone);
  }
  // Where the sentences that are needed are long, short ones from elsewhere stand between them.
  for (const at of byLength) if (mean() > most) add(at);
  return { easy: paragraphsOf(beats, easy, needed), middle };
};
