import { allSentences, easierLevels, meanWords } from '#assistant/create/easier-text.ts';
import { bullets, forTeacher, heading, type PageBlock, type ToolPage, text } from '#assistant/page.ts';
import { answerOf, isOnPaper, onPaper } from '#assistant/paper.ts';
import { madeFromEntry, madeFromUnit, subjectLine, type UnitSource } from '#assistant/source.ts';
import { linesOf } from '#assistant/teaching.ts';
import { defineTool } from '#assistant/tool.ts';
import type { Reading } from '#lessons/lesson.ts';
import { countWords } from '#lessons/words.ts';
import type { Question } from '#quizzes/questions.ts';

export type ThreeLevels = {
  readonly easy: readonly string[];
  readonly middle: readonly string[];
  readonly full: readonly string[];
};

const questionsOf = ({ quickCheck }: Reading): readonly Question[] => quickCheck.filter(isOnPaper);

/** One text three times: as its author wrote it, without its longest by-ways, and what the questions need. */
export const threeLevels = (reading: Reading): ThreeLevels => {
  const written = linesOf(reading.text);
  const questions = questionsOf(reading).map((one) => ({
    question: `${one.prompt} ${one.explanation}`,
    answer: answerOf(one, 0),
  }));
  return { ...easierLevels(written, questions), full: [...written, reading.whyItMatters] };
};

const passage = (name: string, paragraphs: readonly string[]): readonly PageBlock[] => [
  heading(name),
  ...paragraphs.map(text),
];

const make = (unit: UnitSource, which: number, draw: number): ToolPage | null => {
  const reading = unit.readings[Math.min(which, unit.readings.length) - 1];
  if (reading === undefined) return null;
  const { easy, middle, full } = threeLevels(reading);
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
      ...passage('Level 1: the text in short', easy),
      bullets(reading.keyPoints),
      {
        kind: 'table',
        head: ['Word', 'What it means'],
        rows: reading.keyTerms.map(({ term, meaning }) => [term, meaning]),
      },
      ...passage('Level 2: the whole text, in shorter sentences', middle),
      ...passage('Level 3: as it was written, and why it matters', full),
      heading('Questions for all levels'),
      { kind: 'questions', questions: asked },
      {
        kind: 'answers',
        lines: [
          ...questions.map((question, at) => `${at + 1}. ${answerOf(question, draw)}`),
          `${questions.length + 1}. The answer names: ${reading.keyPoints.join(' ')}`,
        ],
      },
      ...forTeacher([
        {
          kind: 'table',
          head: ['Level', 'Words', 'Words in a sentence, on average'],
          rows: [easy, middle, full].map((one, at) => {
            const sentences = allSentences(one);
            const words = sentences.reduce((sum, sentence) => sum + countWords(sentence), 0);
            return [String(at + 1), String(words), meanWords(sentences).toFixed(1)];
          }),
        },
        text('Read level 1 before you give it out, and see that the questions can be answered from it.'),
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
