import { allSentences, inShorterSentences, meanWords } from '#assistant/create/easier-text.ts';
import { bullets, forTeacher, heading, type PageBlock, type ToolPage, text } from '#assistant/page.ts';
import { answerOf, isOnPaper, onPaper } from '#assistant/paper.ts';
import { madeFromEntry, madeFromUnit, subjectLine, type UnitSource } from '#assistant/source.ts';
import { linesOf } from '#assistant/teaching.ts';
import { defineTool } from '#assistant/tool.ts';
import type { Reading } from '#lessons/lesson.ts';
import { countWords } from '#lessons/words.ts';
import type { Question } from '#quizzes/questions.ts';

type Passage = { readonly name: string; readonly paragraphs: readonly string[] };

const questionsOf = ({ quickCheck }: Reading): readonly Question[] => quickCheck.filter(isOnPaper);

/**
 * One text at three levels: the author's short version for slow readers, the whole text in shorter sentences,
 * and the original. Without a short version there is one level, because a rule that drops sentences makes a
 * text nobody understands.
 */
export const passagesOf = (reading: Reading): readonly Passage[] => {
  const written = linesOf(reading.text);
  const full = [...written, reading.whyItMatters];
  if (reading.shortText === undefined) return [{ name: 'The text, and why it matters', paragraphs: full }];
  return [
    { name: 'Level 1: the text in short', paragraphs: reading.shortText },
    { name: 'Level 2: the whole text, in shorter sentences', paragraphs: inShorterSentences(written) },
    { name: 'Level 3: as it was written, and why it matters', paragraphs: full },
  ];
};

const passage = ({ name, paragraphs }: Passage): readonly PageBlock[] => [
  heading(name),
  ...paragraphs.map(text),
];

const make = (unit: UnitSource, which: number, draw: number): ToolPage | null => {
  const reading = unit.readings[Math.min(which, unit.readings.length) - 1];
  if (reading === undefined) return null;
  const [first, ...others] = passagesOf(reading);
  if (first === undefined) return null;
  const isOne = others.length === 0;
  const questions = questionsOf(reading);
  const tell = [`Tell a partner in two sentences what “${reading.title}” is about.`];
  const asked = [
    ...questions.map((question) => onPaper(question, draw)),
    ...tell.map((words) => ({ text: words, lines: 2 })),
  ];
  return {
    title: `Reading: ${reading.title}`,
    about: [subjectLine(unit), unit.title],
    blocks: [
      ...passage(first),
      bullets(reading.keyPoints),
      {
        kind: 'table',
        head: ['Word', 'What it means'],
        rows: reading.keyTerms.map(({ term, meaning }) => [term, meaning]),
      },
      ...others.flatMap(passage),
      heading(isOne ? 'Questions' : 'Questions for all levels'),
      { kind: 'questions', questions: asked },
      {
        kind: 'answers',
        lines: [
          ...questions.map((question, at) => `${at + 1}. ${answerOf(question, draw)}`),
          `${questions.length + 1}. The answer names: ${reading.keyPoints.join(' ')}`,
        ],
      },
      ...forTeacher([
        ...(isOne ? [text('One level: this text has no easier one, its sentences are short already.')] : []),
        {
          kind: 'table',
          head: ['Level', 'Words', 'Words in a sentence, on average'],
          rows: [first, ...others].map(({ paragraphs }, at) => {
            const sentences = allSentences(paragraphs);
            const words = sentences.reduce((sum, sentence) => sum + countWords(sentence), 0);
            return [String(at + 1), String(words), meanWords(sentences).toFixed(1)];
          }),
        },
      ]),
    ],
    madeFrom: [madeFromUnit(unit), madeFromEntry(reading)],
  };
};

export const readingPassage = defineTool({
  id: 'reading-passage',
  needs: ['unit'],
  fields: { reading: { kind: 'number', least: 1, most: 2, usual: 1 } },
  make: ({ unit, draw }, { reading }) => make(unit, reading, draw),
});
