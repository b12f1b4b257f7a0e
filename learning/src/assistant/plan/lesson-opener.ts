import { type PageBlock, rowsOf, type ToolPage } from '#assistant/page.ts';
import { answerOf, isOnPaper } from '#assistant/paper.ts';
import {
  madeFromEntry,
  madeFromUnit,
  questionsAbout,
  subjectLine,
  type UnitSource,
} from '#assistant/source.ts';
import { asSentence, isInWords, needsOptions } from '#assistant/standing-alone.ts';
import { clipped, shareOut } from '#assistant/teaching.ts';
import { defineTool } from '#assistant/tool.ts';
import type { Lesson } from '#lessons/lesson.ts';
import { randomOf } from '#practice/random.ts';
import type { Question } from '#quizzes/questions.ts';

const choicesOf = (question: Question): string =>
  'options' in question ? ` (${question.options.map(({ text }) => text).join(' / ')})` : '';

/** An open question to start with: the lesson's own, else one that it will answer, else one to take home. */
const bigQuestion = (unit: UnitSource, lesson: Lesson): string => {
  const [first] = lesson.scenes;
  const sub = first?.visual.kind === 'title' ? first.visual.sub : undefined;
  if (sub?.endsWith('?')) return sub;
  const asked = questionsAbout(unit, lesson).find(
    (one) => isInWords(one) && one.kind === 'single' && !needsOptions(one.prompt) && one.prompt.endsWith('?'),
  );
  if (asked !== undefined) return asked.prompt;
  return lesson.talkAtHome.includes('?')
    ? lesson.talkAtHome
    : `What do you know already about “${lesson.title}”?`;
};

const make = (unit: UnitSource, lesson: Lesson, minutes: number, draw: number): ToolPage => {
  const random = randomOf(`opener:${lesson.id}`, draw);
  const before = unit.lessons[unit.lessons.findIndex(({ n }) => n === lesson.n) - 1];
  const asked = (from: Lesson): Question | undefined => {
    const short = questionsAbout(unit, from).filter(
      (question) => isOnPaper(question) && ['single', 'number', 'text'].includes(question.kind),
    );
    return short.length === 0 ? undefined : random.pick(short);
  };
  const recall = before === undefined ? undefined : asked(before);
  const [first] = lesson.scenes;
  const word = lesson.keyTerms.length === 0 ? undefined : random.pick(lesson.keyTerms);
  const steps: readonly (readonly [name: string, weight: number, teacher: string, learners: string])[] = [
    recall === undefined
      ? [
          'Wake up',
          2,
          clipped(lesson.overview, 160),
          'Stand up, stretch, and tell a partner what they know of it.',
        ]
      : [
          'Remember',
          2,
          `${recall.prompt}${choicesOf(recall)}`,
          'Think in silence, then show by hand or on a slate.',
        ],
    ['Story', 3, first?.narration ?? lesson.overview, 'Listen with closed eyes. Then say what they saw.'],
    [
      'Big question',
      3,
      bigQuestion(unit, lesson),
      'Think, tell a partner. Three pairs say what they guess. Nobody is told yet who is right.',
    ],
    ...(word === undefined
      ? []
      : [
          [
            'Word of the day',
            2,
            `“${word.term}”: ${word.meaning}`,
            'Say it, clap its parts, write it in the air.',
          ] as const,
        ]),
  ];
  const times = shareOut(
    minutes,
    steps.map(([, weight]) => weight),
  );
  const answers: readonly PageBlock[] =
    recall === undefined
      ? []
      : [
          {
            kind: 'answers',
            lines: [`${recall.prompt} ${asSentence(answerOf(recall, draw))} ${recall.explanation}`],
          },
        ];
  return {
    title: `Lesson opener: ${lesson.title}`,
    about: [subjectLine(unit), `${minutes} minutes`],
    blocks: [
      {
        kind: 'table',
        head: ['Step', 'Time', 'The teacher says', 'The learners'],
        rows: steps.map(([name, , teacher, learners], at) => [name, `${times[at]} min`, teacher, learners]),
      },
      rowsOf([
        ['It leads to', lesson.objectives.join(' ')],
        ['For the corner of the board', lesson.keyTerms.map(({ term }) => term).join(', ')],
      ]),
      ...answers,
    ],
    madeFrom: [
      madeFromUnit(unit),
      ...(before === undefined ? [] : [madeFromEntry(before)]),
      madeFromEntry(lesson),
    ],
  };
};

export const lessonOpener = defineTool({
  id: 'lesson-opener',
  needs: ['lesson'],
  fields: { minutes: { kind: 'number', least: 4, most: 15, usual: 5 } },
  make: ({ unit, lesson, draw }, { minutes }) => make(unit, lesson, minutes, draw),
});
