import { allSentences, joined, meanWords, shorter, shortest } from '#assistant/create/easier-text.ts';
import { bullets, heading, type PageBlock, type ToolPage, text } from '#assistant/page.ts';
import { answerOf, isOnPaper, onPaper } from '#assistant/paper.ts';
import { madeFromEntry, madeFromUnit, subjectLine, type UnitSource } from '#assistant/source.ts';
import { linesOf } from '#assistant/teaching.ts';
import { defineTool } from '#assistant/tool.ts';
import type { Reading } from '#lessons/lesson.ts';

export type ThreeLevels = {
  readonly easy: readonly string[];
  readonly middle: readonly string[];
  readonly full: readonly string[];
};

/** One text three times. Where its sentences are all short, the fullest joins them; else it is as its author wrote it. */
export const threeLevels = (reading: Reading): ThreeLevels => {
  const written = linesOf(reading.text);
  const middle = shorter(written);
  const mean = meanWords(allSentences(middle));
  const isPlain = meanWords(allSentences(written)) < mean + 0.3;
  return { easy: shortest(middle, mean * 0.9), middle, full: isPlain ? joined(written) : written };
};

/** Whether the three are really three: sentences of clearly different length. */
export const levelsDiffer = (reading: Reading): boolean => {
  const { easy, middle, full } = threeLevels(reading);
  const [short = 0, usual = 0, long = 0] = [easy, middle, full].map((one) => meanWords(allSentences(one)));
  return short < usual - 0.1 && usual < long - 0.1;
};

const passage = (name: string, paragraphs: readonly string[]): readonly PageBlock[] => [
  heading(name),
  ...paragraphs.map(text),
];

const make = (unit: UnitSource, which: number, draw: number): ToolPage | null => {
  const wanted = unit.readings[Math.min(which, unit.readings.length) - 1];
  // A text that is nearly all speech cannot be said more simply: then the unit's other one is taken.
  const reading = [wanted, ...unit.readings].find((one) => one !== undefined && levelsDiffer(one));
  if (reading === undefined) return null;
  const { easy, middle, full } = threeLevels(reading);
  const questions = reading.quickCheck.filter(isOnPaper);
  const tell = [`Tell a partner in two sentences what “${reading.title}” is about.`];
  const asked = [
    ...questions.map((question) => onPaper(question, draw)),
    ...tell.map((words) => ({ text: words, lines: 2 })),
  ];
  return {
    title: `Reading: ${reading.title}`,
    about: [subjectLine(unit), unit.title],
    blocks: [
      ...passage('Level 1: short sentences', easy),
      bullets(reading.keyPoints),
      {
        kind: 'table',
        head: ['Word', 'What it means'],
        rows: reading.keyTerms.map(({ term, meaning }) => [term, meaning]),
      },
      ...passage('Level 2: the whole text, simpler sentences', middle),
      ...passage('Level 3: the fullest text', [...full, reading.whyItMatters]),
      heading('Questions for all levels'),
      { kind: 'questions', questions: asked },
      {
        kind: 'answers',
        lines: [
          ...questions.map((question, at) => `${at + 1}. ${answerOf(question, draw)}`),
          `${questions.length + 1}. The answer names: ${reading.keyPoints.join(' ')}`,
        ],
      },
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
