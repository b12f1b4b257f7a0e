/** A text in shorter sentences, from its own words. Nothing is left out: a shorter text is written by an author. */
import { splitSentence } from '#assistant/differentiate/simpler-sentences.ts';
import { countWords, sentencesOf } from '#lessons/words.ts';

const isSpeech = (words: string): boolean => /["“”]/u.test(words);

/** Quoted speech is not split. */
export const inShorterSentences = (paragraphs: readonly string[]): readonly string[] =>
  paragraphs.map((paragraph) =>
    sentencesOf(paragraph)
      .flatMap((sentence) => (isSpeech(paragraph) ? [sentence] : splitSentence(sentence)))
      .join(' '),
  );

export const allSentences = (paragraphs: readonly string[]): readonly string[] =>
  paragraphs.flatMap(sentencesOf);

export const meanWords = (sentences: readonly string[]): number =>
  sentences.reduce((sum, one) => sum + countWords(one), 0) / Math.max(1, sentences.length);
