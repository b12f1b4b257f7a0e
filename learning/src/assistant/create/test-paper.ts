import { askable, spreadOver } from '#assistant/create/choose.ts';
import { longDay } from '#assistant/days.ts';
import { heading, type PageBlock, rowsOf, type ToolPage, text } from '#assistant/page.ts';
import { answerOf, marksOfQuestion, onPaper } from '#assistant/paper.ts';
import {
  madeFromEntry,
  madeFromUnit,
  questionsAlone,
  subjectLine,
  type UnitSource,
} from '#assistant/source.ts';
import { defineTool } from '#assistant/tool.ts';
import { randomOf } from '#practice/random.ts';
import type { Question } from '#quizzes/questions.ts';

/** From P4 on papers have two sections, as at PLE: short answers, then answers in parts. */
const firstGradeWithSections = 4;

const isShort = ({ kind }: Question): boolean =>
  ['single', 'number', 'text', 'fraction', 'time', 'gap'].includes(kind);

const total = (questions: readonly Question[]): number =>
  questions.reduce((sum, question) => sum + marksOfQuestion(question), 0);

const marksText = (count: number): string => (count === 1 ? '1 mark' : `${count} marks`);

const sectionOf = (
  name: string,
  words: string,
  questions: readonly Question[],
  draw: number,
): readonly PageBlock[] =>
  questions.length === 0
    ? []
    : [
        heading(`${name} (${marksText(total(questions))})`),
        text(words),
        { kind: 'questions', questions: questions.map((question) => onPaper(question, draw)) },
      ];

type Values = { questions: number; minutes: number; className: string; date: string };

const make = (unit: UnitSource, values: Values, draw: number): ToolPage => {
  const { questions: wanted, minutes, className, date } = values;
  const random = randomOf(`test:${unit.id}`, draw);
  const all = askable(questionsAlone(unit));
  const inSections = unit.gradeId === null || unit.gradeId >= firstGradeWithSections;
  const long = inSections
    ? spreadOver(
        all.filter((one) => !isShort(one)),
        Math.floor(wanted / 3),
        random,
      )
    : [];
  const pool = inSections ? all.filter(isShort) : all;
  const short = spreadOver(pool, wanted - long.length, random);
  const asked = [...short, ...long];
  const blocks: readonly PageBlock[] = [
    rowsOf([
      ['Name', ''],
      ['Class', className],
      ['Date', longDay(date)],
      ['Time', `${minutes} minutes`],
      ['Marks', `        out of ${total(asked)}`],
    ]),
    ...(inSections
      ? [
          ...sectionOf('Section A', 'Answer all questions in this section.', short, draw),
          ...sectionOf(
            'Section B',
            /Math/u.test(subjectLine(unit))
              ? 'Answer all questions. Show your working.'
              : 'Answer all questions. Write the letters, or full sentences where there is a line.',
            long,
            draw,
          ),
        ]
      : sectionOf('Questions', 'Read each question. Then answer it.', short, draw)),
    {
      kind: 'answers',
      lines: asked.map(
        (question, at) =>
          `${at + 1}. ${answerOf(question, draw)} (${marksText(marksOfQuestion(question))}) ${question.explanation}`,
      ),
    },
  ];
  return {
    title: `Test: ${unit.title}`,
    about: [subjectLine(unit), `${asked.length} questions, ${marksText(total(asked))}`],
    blocks,
    madeFrom: [
      madeFromUnit(unit),
      ...[...unit.lessons, ...unit.readings, ...unit.quizzes].map(madeFromEntry),
    ],
  };
};

export const testPaper = defineTool({
  id: 'test-paper',
  needs: ['unit'],
  fields: {
    questions: { kind: 'number', least: 5, most: 40, usual: 20 },
    minutes: { kind: 'number', least: 15, most: 150, usual: 40 },
    className: { kind: 'text', most: 40 },
    date: { kind: 'date' },
  },
  make: ({ unit, draw }, values) => make(unit, values, draw),
});
