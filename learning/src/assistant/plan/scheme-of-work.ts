import type { ToolPage } from '#assistant/page.ts';
import { madeFromEntry, madeFromUnit, subjectLine, type UnitSource } from '#assistant/source.ts';
import {
  activitiesOf,
  languageCompetences,
  materialsOf,
  methodsOf,
  referenceTo,
  subjectCompetences,
} from '#assistant/teaching.ts';
import { defineTool } from '#assistant/tool.ts';
import type { Lesson } from '#lessons/lesson.ts';

/** The columns of a Ugandan scheme of work. */
export const schemeColumns = [
  'Week',
  'Period',
  'Topic',
  'Sub-topic',
  'Subject competences',
  'Language competences',
  'Content',
  'Methods',
  'Activities',
  'Materials',
  'Reference',
  'Remarks',
] as const;

type Piece = { readonly week: number; readonly from: number; readonly to: number };

/**
 * Which periods each of `count` parts gets, in order. Spare periods go to the parts in turn; where there are too few,
 * neighbours share one. A part that crosses a week end is two pieces.
 */
const spread = (
  count: number,
  firstWeek: number,
  weeks: number,
  perWeek: number,
): readonly (readonly Piece[])[] => {
  const slots = weeks * perWeek;
  return Array.from({ length: count }, (_, at) => {
    const first = Math.floor((at * slots) / count);
    const last = Math.max(first, Math.floor(((at + 1) * slots) / count) - 1);
    const pieces: Piece[] = [];
    for (let slot = first; slot <= last; slot++) {
      const [week, period] = [firstWeek + Math.floor(slot / perWeek), (slot % perWeek) + 1];
      const before = pieces[pieces.length - 1];
      if (before?.week === week) pieces[pieces.length - 1] = { ...before, to: period };
      else pieces.push({ week, from: period, to: period });
    }
    return pieces;
  });
};

const periodText = ({ from, to }: Piece): string => (from === to ? String(from) : `${from} to ${to}`);

const lessonCells = (unit: UnitSource, lesson: Lesson): readonly string[] => [
  subjectCompetences(lesson),
  languageCompetences(lesson),
  lesson.remember.join(' '),
  methodsOf(lesson).join(', '),
  activitiesOf(lesson).join(' '),
  materialsOf(lesson).join(', '),
  referenceTo(unit, lesson),
  '',
];

const testCells = (unit: UnitSource): readonly string[] => [
  `The learner shows what was learnt in ${unit.title}.`,
  'The learner reads the questions and answers in writing.',
  unit.lessons.map(({ title }) => title).join('; '),
  'test, correction together',
  'Answer the test. Correct it. Practise what was hard.',
  'test paper, exercise books',
  `AfroLearn, unit ${unit.title}: ${unit.quizzes.map(({ title }) => title).join(', ')}`,
  '',
];

/** What is taught again in the next week is not written out again. */
const continuedCells: readonly string[] = [
  'The learner does it alone, and mends what was not right.',
  'The learner explains it in own sentences.',
  'Practice and correction of what was hard.',
  'group work, work alone, correction together',
  'Finish the activity. Answer again what was wrong.',
  'exercise books, chalkboard',
  'as before',
  '',
];

const make = (unit: UnitSource, firstWeek: number, weeks: number, perWeek: number): ToolPage => {
  const hasRoom = weeks * perWeek > unit.lessons.length;
  const parts = [
    ...unit.lessons.map((lesson) => ({ title: lesson.title, cells: lessonCells(unit, lesson) })),
    ...(hasRoom ? [{ title: 'Test and correction', cells: testCells(unit) }] : []),
  ];
  const places = spread(parts.length, firstWeek, weeks, perWeek);
  const rows = parts.flatMap(({ title, cells }, at) =>
    (places[at] ?? []).map((piece, nth) => [
      String(piece.week),
      periodText(piece),
      unit.title,
      nth === 0 ? title : `${title} (continued)`,
      ...(nth === 0 ? cells : continuedCells),
    ]),
  );
  return {
    title: `Scheme of work: ${unit.title}`,
    about: [
      subjectLine(unit),
      ...(unit.term === null ? [] : [`Term ${unit.term}`]),
      `Weeks ${firstWeek} to ${firstWeek + weeks - 1}, ${perWeek} periods a week`,
    ],
    blocks: [{ kind: 'table', head: schemeColumns, rows }],
    madeFrom: [madeFromUnit(unit), ...unit.lessons.map(madeFromEntry)],
  };
};

export const schemeOfWork = defineTool({
  id: 'scheme-of-work',
  needs: ['unit'],
  fields: {
    week: { kind: 'number', least: 1, most: 14, usual: 1 },
    weeks: { kind: 'number', least: 1, most: 8, usual: 2 },
    periods: { kind: 'number', least: 1, most: 10, usual: 5 },
  },
  make: ({ unit }, { week, weeks, periods }) => make(unit, week, weeks, periods),
});
