import { aboutLesson, spreadOver, wordQuestion } from '#assistant/create/choose.ts';
import { thingsToCount } from '#assistant/create/things-to-count.ts';
import {
  bullets,
  counted,
  forTeacher,
  heading,
  rowsOf,
  section,
  type ToolPage,
  text,
} from '#assistant/page.ts';
import { answerLines, answerOf, onPaper } from '#assistant/paper.ts';
import { madeFromEntry, madeFromUnit, subjectLine, type UnitSource } from '#assistant/source.ts';
import { defineTool } from '#assistant/tool.ts';
import type { Lesson } from '#lessons/lesson.ts';
import { randomOf } from '#practice/random.ts';

const lastGradeThatDraws = 2;
const roomToDraw = '\n\n\n\n\n';

/** For beginning readers: words to say, copy and draw, and a few questions that the teacher reads aloud. */
const makeYoung = (unit: UnitSource, lesson: Lesson, wanted: number, draw: number): ToolPage | null => {
  const random = randomOf(`worksheet:${lesson.id}`, draw);
  const most = Math.min(wanted, 4);
  const short = aboutLesson(unit, lesson, most).filter(({ kind }) => kind === 'single');
  const questions = spreadOver(short, most, random);
  const words = lesson.keyTerms.slice(0, 4);
  if (questions.length + words.length === 0) return null;
  const things = thingsToCount(lesson, unit.gradeId === 1 ? 1 : 2, draw);
  const cards = words.map(({ term }) => ({ title: term, lines: ['______________________', roomToDraw] }));
  return {
    title: `Worksheet: ${lesson.title}`,
    about: [subjectLine(unit), unit.title],
    blocks: [
      rowsOf([['Name', '']]),
      { kind: 'pictures', rows: things.rows },
      ...section('Say it. Copy it. Draw it.', cards.length === 0 ? [] : [{ kind: 'cards', cards }]),
      ...section(
        'Listen. Put a ring round the right one.',
        questions.length === 0
          ? []
          : [
              {
                kind: 'questions',
                questions: questions.map((question) => {
                  // Beginning readers get no marks.
                  const { marks: _, ...asked } = onPaper(question, draw);
                  return asked;
                }),
              },
            ],
      ),
      ...forTeacher([
        bullets([
          `Read each task with pictures aloud. ${things.answer}`,
          'Say each word, show the thing or act it, and let all say it. Then they copy it on the line and draw it in the box.',
          'A word that cannot be drawn is acted: pupils draw who does it.',
          ...(questions.length === 0
            ? []
            : ['Read each question and its answers aloud, twice. Nobody has to read them alone.']),
        ]),
      ]),
      ...(questions.length === 0 ? [] : [{ kind: 'answers' as const, lines: answerLines(questions, draw) }]),
    ],
    madeFrom: [madeFromUnit(unit), madeFromEntry(lesson)],
    ...counted(wanted, things.rows.length + words.length + questions.length),
  };
};

const make = (unit: UnitSource, lesson: Lesson, wanted: number, draw: number): ToolPage | null => {
  if (unit.gradeId !== null && unit.gradeId <= lastGradeThatDraws)
    return makeYoung(unit, lesson, wanted, draw);
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
    ...counted(wanted, words.length + questions.length),
  };
};

export const worksheet = defineTool({
  id: 'worksheet',
  needs: ['lesson'],
  fields: { questions: { kind: 'number', least: 3, most: 20, usual: 10 } },
  make: ({ unit, lesson, draw }, { questions }) => make(unit, lesson, questions, draw),
});
