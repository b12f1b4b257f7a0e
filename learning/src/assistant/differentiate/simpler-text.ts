import { speaksOf } from '#assistant/differentiate/asking.ts';
import {
  type Readability,
  readability,
  simplerSentences,
} from '#assistant/differentiate/simpler-sentences.ts';
import { bullets, forTeacher, type PageBlock, section, type ToolPage, text } from '#assistant/page.ts';
import { answerLines, onPaper } from '#assistant/paper.ts';
import { madeFromEntry, questionsOfLesson, subjectLine, termsOf } from '#assistant/source.ts';
import { isInWords, lessonStandingAlone } from '#assistant/standing-alone.ts';
import { defineTool } from '#assistant/tool.ts';
import type { Lesson } from '#lessons/lesson.ts';
import { type Block, plainLine } from '#lessons/text.ts';
import { sentencesOf } from '#lessons/words.ts';

/** The paragraphs of a lesson that a learner reads. */
const paragraphs = ({ overview, explore }: Lesson): readonly Block[] => [
  { kind: 'paragraph', line: [{ text: overview }] },
  ...explore.filter(({ kind }) => kind !== 'figure'),
];

const proseOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'paragraph' || block.kind === 'quote') return [plainLine(block.line)];
    return block.kind === 'bullets' || block.kind === 'numbers' ? block.items.map(plainLine) : [];
  });

const simplerBlock = (block: Block, kept: ReadonlySet<string>): readonly PageBlock[] => {
  switch (block.kind) {
    case 'paragraph':
    case 'quote':
      return [text(simplerSentences(plainLine(block.line), kept).join('\n'))];
    case 'heading':
      return [{ kind: 'heading', text: plainLine(block.line) }];
    case 'bullets':
    case 'numbers':
      return [
        {
          kind: 'list',
          ordered: block.kind === 'numbers',
          lines: block.items.map((line) => simplerSentences(plainLine(line), kept).join(' ')),
        },
      ];
    case 'table':
      return [
        { kind: 'table', head: block.head.map(plainLine), rows: block.rows.map((row) => row.map(plainLine)) },
      ];
    case 'figure':
      return [];
  }
};

const row = (name: string, of: (measure: Readability) => number, before: Readability, after: Readability) => [
  name,
  String(of(before)),
  String(of(after)),
];

/* Tenths of a word, on average per sentence: a smaller gain is not noticeable. Averages have one decimal place. */
const leastGain = 5;

const notSimpler =
  'This text could not be made simpler: the sentences of the lesson are as short already. Here each is on a line of its own, and the hard words are explained.';

export const simplerText = defineTool({
  id: 'simpler-text',
  needs: ['lesson'],
  fields: {},
  make: ({ unit, lesson, draw }): ToolPage => {
    const blocks = paragraphs(lesson);
    const prose = proseOf(blocks);
    const all = prose.join(' ');
    const terms = termsOf([lesson, ...unit.lessons, ...unit.readings]).filter(({ term }) =>
      speaksOf(all, term),
    );
    const kept = new Set(terms.flatMap(({ term }) => term.toLowerCase().split(/\s+/u)));
    const before = readability(prose.flatMap(sentencesOf), new Set());
    const after = readability(
      prose.flatMap((words) => simplerSentences(words, kept)),
      kept,
    );
    const isSimpler = Math.round((before.average - after.average) * 10) >= leastGain;
    const questions = questionsOfLesson(lessonStandingAlone(lesson)).filter(isInWords).slice(0, 3);
    return {
      title: isSimpler ? `${lesson.title}, in simpler words` : `${lesson.title}, one sentence on each line`,
      about: [subjectLine(unit), unit.title],
      blocks: [
        ...section(
          'Words to know first',
          [
            bullets(
              terms.map(
                ({ term, meaning, sw }) =>
                  `${term}${sw === undefined ? '' : ` (Kiswahili: ${sw})`}: ${meaning}`,
              ),
            ),
          ].filter(() => terms.length > 0),
        ),
        { kind: 'heading', text: 'Read' },
        ...blocks.flatMap((block) => simplerBlock(block, kept)),
        ...section('Remember', [bullets(lesson.remember)]),
        ...(questions.length === 0
          ? []
          : section('Did you understand?', [
              { kind: 'questions', questions: questions.map((question) => onPaper(question, draw)) },
            ])),
        ...forTeacher(
          [
            {
              kind: 'table',
              head: ['', 'Lesson', 'This text'],
              rows: [
                row('Words in a sentence, on average', ({ average }) => average, before, after),
                row('Words in the longest sentence', ({ longest }) => longest, before, after),
                row('Long words without help, of 100', ({ hard }) => hard, before, after),
              ],
            },
            text(
              isSimpler
                ? `No fact is left out: ${after.sentences} short sentences, one on each line. Please read it once before you give it out.`
                : notSimpler,
            ),
          ],
          'How much simpler it is',
        ),
        ...(questions.length === 0
          ? []
          : [{ kind: 'answers', lines: answerLines(questions, draw) } as const]),
      ],
      madeFrom: [madeFromEntry(lesson)],
    };
  },
});
