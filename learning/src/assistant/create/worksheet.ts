import { aboutLesson, spreadOver, wordQuestion } from '#assistant/create/choose.ts';
import { heading, rowsOf, type ToolPage, text } from '#assistant/page.ts';
import { answerOf, onPaper } from '#assistant/paper.ts';
import { madeFromEntry, madeFromUnit, subjectLine, type UnitSource } from '#assistant/source.ts';
import { defineTool } from '#assistant/tool.ts';
import type { Lesson } from '#lessons/lesson.ts';
import { randomOf } from '#practice/random.ts';

const make = (unit: UnitSource, lesson: Lesson, wanted: number, draw: number): ToolPage | null => {
  const random = randomOf(`worksheet:${lesson.id}`, draw);
  const questions = spreadOver(aboutLesson(unit, lesson, wanted), wanted, random);
  const words = random.some(lesson.keyTerms, Math.min(4, Math.max(2, wanted - questions.length)));
  if (questions.length + words.length === 0) return null;
  const example = lesson.scenes.find(({ visual }) => visual.kind === 'steps')?.visual;
  return {
    title: `Worksheet: ${lesson.title}`,
    about: [subjectLine(unit), unit.title],
    blocks: [
      rowsOf([
        ['Name', ''],
        ['Class', ''],
        ['Date', ''],
      ]),
      ...(example?.kind === 'steps'
        ? [
            heading('Example'),
            text(
              [example.problem, ...example.steps.map(({ line }) => line), example.answer ?? '']
                .filter((line) => line !== '')
                .join('\n'),
            ),
          ]
        : []),
      heading('New words'),
      {
        kind: 'questions',
        questions: words.map(wordQuestion),
      },
      heading('Exercises'),
      { kind: 'questions', questions: questions.map((question) => onPaper(question, draw)) },
      {
        kind: 'answers',
        lines: [
          ...words.map(({ term }, at) => `${at + 1}. ${term}`),
          ...questions.map((question, at) => `${words.length + at + 1}. ${answerOf(question, draw)}`),
        ],
      },
    ],
    madeFrom: [madeFromUnit(unit), madeFromEntry(lesson), ...unit.quizzes.map(madeFromEntry)],
  };
};

export const worksheet = defineTool({
  id: 'worksheet',
  needs: ['lesson'],
  fields: { questions: { kind: 'number', least: 3, most: 20, usual: 10 } },
  make: ({ unit, lesson, draw }, { questions }) => make(unit, lesson, questions, draw),
});
