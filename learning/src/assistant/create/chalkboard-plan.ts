import { aboutLesson, spreadOver } from '#assistant/create/choose.ts';
import { longDay } from '#assistant/days.ts';
import { bullets, heading, type PageCard, type ToolPage } from '#assistant/page.ts';
import { answerLines, onPaper } from '#assistant/paper.ts';
import { madeFromEntry, madeFromUnit, subjectLine, type UnitSource } from '#assistant/source.ts';
import { defineTool } from '#assistant/tool.ts';
import type { Lesson } from '#lessons/lesson.ts';
import { randomOf } from '#practice/random.ts';

/** The middle of the board: a worked example, else two columns, else the points to remember. */
const middle = ({ scenes, remember }: Lesson): PageCard => {
  const visuals = scenes.map(({ visual }) => visual);
  const steps = visuals.find(({ kind }) => kind === 'steps');
  if (steps?.kind === 'steps')
    return {
      title: 'Example',
      lines: [
        steps.problem,
        ...steps.steps.map(({ line }) => line),
        ...(steps.answer === undefined ? [] : [steps.answer]),
      ],
    };
  const columns = visuals.find(({ kind }) => kind === 'comparison');
  if (columns?.kind === 'comparison')
    return {
      title: columns.columns.map(({ heading: name }) => name).join(' | '),
      lines: columns.columns.flatMap(({ heading: name, points }) => [
        `${name}:`,
        ...points.map((one) => `• ${one}`),
      ]),
    };
  return { title: 'Remember', lines: remember };
};

const drawing = ({ scenes }: Lesson): readonly string[] =>
  scenes.flatMap(({ visual }) => {
    if (visual.kind === 'diagram')
      return [`Draw: ${visual.alt} Label: ${visual.labels.map(({ text }) => text).join(', ')}.`];
    return visual.kind === 'picture' ? [`Draw: ${visual.alt}`] : [];
  });

type Values = { className: string; date: string };

const make = (unit: UnitSource, lesson: Lesson, { className, date }: Values, draw: number): ToolPage => {
  const random = randomOf(`board:${lesson.id}`, draw);
  const questions = spreadOver(aboutLesson(unit, lesson, 3), 3, random);
  const exercise = questions.flatMap((question, at) => {
    const { text: asked, options = [] } = onPaper(question, draw);
    const choices = options.map((option, place) => `${'abcdefgh'[place]}) ${option}`).join('  ');
    return [`${at + 1}. ${asked}`, ...(choices === '' ? [] : [choices])];
  });
  const main = middle(lesson);
  return {
    title: `Chalkboard plan: ${lesson.title}`,
    about: [subjectLine(unit), ...(className === '' ? [] : [className])],
    blocks: [
      {
        kind: 'board',
        parts: [
          {
            title: 'Left: stays all lesson',
            lines: [
              ...(date === '' ? [] : [longDay(date)]),
              unit.title,
              lesson.title,
              '',
              ...lesson.keyTerms.map(({ term }) => term),
            ],
          },
          { title: `Middle: ${main.title}`, lines: main.lines },
          { title: 'Right: exercise', lines: [...exercise, '', `At home: ${lesson.talkAtHome}`] },
        ],
      },
      heading('When to write'),
      bullets([
        'Before the lesson: date, topic and new words on the left.',
        `While you teach: the middle, line by line. Let learners say the next line first.`,
        'When the middle is understood: the exercise on the right.',
        `At the end, in the space that is free: ${lesson.remember[0] ?? lesson.title}`,
      ]),
      ...(drawing(lesson).length === 0
        ? []
        : [heading('Drawings for the middle'), bullets(drawing(lesson).slice(0, 2))]),
      ...(questions.length === 0 ? [] : [{ kind: 'answers' as const, lines: answerLines(questions, draw) }]),
    ],
    madeFrom: [madeFromUnit(unit), madeFromEntry(lesson)],
  };
};

export const chalkboardPlan = defineTool({
  id: 'chalkboard-plan',
  needs: ['lesson'],
  fields: { className: { kind: 'text', most: 40 }, date: { kind: 'date' } },
  make: ({ unit, lesson, draw }, values) => make(unit, lesson, values, draw),
});
