import type { Reading } from '@afrolearn/learning/lessons/lesson.ts';
import { plainText } from '@afrolearn/learning/lessons/text.ts';
import { countWords, sentencesOf } from '@afrolearn/learning/lessons/words.ts';
import { boundsOf, isWithin, readingWordsFor } from '#check/bounds.ts';
import { paragraphsOf } from '#check/lesson.ts';
import { checkAverage, checkSentences, checkWords } from '#check/prose.ts';
import { checkQuestion } from '#check/questions.ts';
import type { Tell } from '#findings.ts';
import type { Doc } from '#load/content.ts';

/* The short text is at most this share of the full one, with limited sentences. */
const short = { share: 0.62, average: 8, sentence: 18 } as const;

/** From P4 on the teacher's assistant offers three levels, and this text is the first. */
export const checkShortText = (
  { level, shortText }: Pick<Reading, 'level' | 'shortText'>,
  words: number,
  say: (path: string, message: string) => void,
): void => {
  if (shortText === undefined) {
    if (level !== 'P1-P3')
      say(
        'text',
        "Write the section '## Short text', the same story in few short sentences for slow readers.",
      );
    return;
  }
  const count = countWords(shortText.join(' '));
  const sentences = shortText.flatMap(sentencesOf);
  const most = Math.floor(words * short.share);
  if (count === 0 || count > most)
    say('shortText', `The short text has ${count} words; of ${words} words it may have ${most}.`);
  const average = count / Math.max(1, sentences.length);
  if (average > short.average)
    say(
      'shortText',
      `Sentences have ${average.toFixed(1)} words on the average; in a short text at most ${short.average}.`,
    );
  for (const sentence of sentences)
    if (countWords(sentence) > short.sentence)
      say('shortText', `The sentence '${sentence}' is longer than ${short.sentence} words.`);
};

export const checkReading = (
  { source, content }: Doc<Reading>,
  named: ReadonlySet<string>,
  tell: Tell,
): void => {
  const { gradeId, level, keyTerms, keyPoints, quickCheck, text } = content;
  const bounds = boundsOf[level];
  const say = (path: string, message: string) => tell(source, path, message);

  if (!source.file.endsWith(`/reading-${content.n}.md`)) {
    say('front.reading', `Reading ${content.n} must be in the file reading-${content.n}.md.`);
  }
  const prose = text.filter(({ kind }) => kind !== 'figure' && kind !== 'heading');
  const words = countWords(plainText(prose));
  const range = readingWordsFor(gradeId, level);
  if (!isWithin(words, range)) {
    say('text', `The text has ${words} words; here a reading has ${range[0]} to ${range[1]}.`);
  }
  const paragraphs = paragraphsOf(text, 'text');
  checkAverage(paragraphs.map(([, paragraph]) => paragraph).join('\n'), level, source, 'text', tell);
  for (const [path, paragraph] of paragraphs) {
    checkSentences(paragraph, level, source, path, tell);
    const sentences = sentencesOf(paragraph).length;
    if (sentences > bounds.sentencesInParagraph) {
      say(
        path,
        `This paragraph has ${sentences} sentences; at ${level} at most ${bounds.sentencesInParagraph}.`,
      );
    }
  }
  checkShortText(content, words, say);
  if (!isWithin(keyTerms.length, bounds.newWords)) {
    const [least, most] = bounds.newWords;
    say('keyTerms', `At ${level} a reading has ${least} to ${most} new words; here are ${keyTerms.length}.`);
  }
  const told = plainText(text).toLowerCase();
  keyTerms.forEach(({ term }, index) => {
    if (!told.includes(term.toLowerCase()))
      say(`keyTerms.${index}`, `The new word '${term}' is not in the text.`);
  });
  if (!isWithin(keyPoints.length, [3, 5]))
    say('keyPoints', `Write 3 to 5 key points; here are ${keyPoints.length}.`);
  if (quickCheck.length !== 2)
    say('quickCheck', `A quick check has 2 questions; here are ${quickCheck.length}.`);
  if (!text.some(({ kind }) => kind === 'figure')) say('text', 'A reading shows at least one figure.');
  for (const part of ['overview', 'whyItMatters', 'tryThis'] as const) {
    if (content[part].length === 0) say(part, 'This section is empty.');
  }
  for (const part of ['overview', 'whyItMatters'] as const)
    checkSentences(content[part], level, source, part, tell);
  for (const [index, question] of quickCheck.entries()) {
    checkQuestion(question, `quickCheck.${index}`, { level, source, tell, named });
  }
  checkWords(content, source, '', tell);
};
