import { bullets, type PageBlock, section, type ToolPage, text } from '#assistant/page.ts';
import {
  madeFromEntry,
  madeFromUnit,
  subjectLine,
  type UnitHead,
  type UnitOutline,
  type UnitSource,
} from '#assistant/source.ts';
import {
  activitiesOf,
  activityOf,
  curriculumOf,
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
 * Assigns periods to `count` parts in order. Spare periods go to the parts in turn; with too few, neighbours
 * share one. A part that crosses a weekend becomes two pieces.
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
  `${activityOf(lesson).place === 'home' ? 'At home: ' : ''}${activitiesOf(lesson).join(' ')}`,
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

/** A topic that continues in the next week does not repeat its cells. */
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

type Part = { readonly title: string; readonly cells: readonly string[] };

const tableOf = (
  unit: UnitHead,
  parts: readonly Part[],
  places: readonly (readonly Piece[])[],
  continued: readonly string[],
): PageBlock => ({
  kind: 'table',
  head: schemeColumns,
  rows: parts.flatMap(({ title, cells }, at) =>
    (places[at] ?? []).map((piece, nth) => [
      String(piece.week),
      periodText(piece),
      unit.title,
      nth === 0 ? title : `${title} (continued)`,
      ...(nth === 0 ? cells : continued),
    ]),
  ),
});

const headOf = (unit: UnitHead, firstWeek: number, weeks: number, perWeek: number) => ({
  title: `Scheme of work: ${unit.title}`,
  about: [
    subjectLine(unit),
    ...(unit.term === null ? [] : [`Term ${unit.term}`]),
    `Weeks ${firstWeek} to ${firstWeek + weeks - 1}, ${perWeek} periods a week`,
  ],
});

const make = (unit: UnitSource, firstWeek: number, weeks: number, perWeek: number): ToolPage => {
  const hasRoom = weeks * perWeek > unit.lessons.length;
  const parts = [
    ...unit.lessons.map((lesson) => ({ title: lesson.title, cells: lessonCells(unit, lesson) })),
    ...(hasRoom ? [{ title: 'Test and correction', cells: testCells(unit) }] : []),
  ];
  return {
    ...headOf(unit, firstWeek, weeks, perWeek),
    blocks: [tableOf(unit, parts, spread(parts.length, firstWeek, weeks, perWeek), continuedCells)],
    madeFrom: [madeFromUnit(unit), ...unit.lessons.map(madeFromEntry)],
  };
};

/** Built from titles of the curriculum map; cells that need a written lesson stay blank. */
const outlined = (unit: UnitOutline, firstWeek: number, weeks: number, perWeek: number): ToolPage => {
  const titles = unit.titles.length === 0 ? unit.topics : unit.titles;
  const cells = ['', '', '', '', '', '', curriculumOf(unit), ''];
  const parts = [
    ...titles.map((title) => ({ title, cells })),
    ...(weeks * perWeek > titles.length ? [{ title: 'Test and correction', cells }] : []),
  ];
  return {
    ...headOf(unit, firstWeek, weeks, perWeek),
    blocks: [
      text(
        'The lessons of this topic are not written in AfroLearn yet. Weeks, periods and sub-topics come from the curriculum map; competences, content, methods, activities and materials are left for you to fill in.',
      ),
      tableOf(unit, parts, spread(parts.length, firstWeek, weeks, perWeek), cells),
      ...section('What the topic covers', unit.topics.length === 0 ? [] : [bullets(unit.topics)]),
    ],
    madeFrom: [madeFromUnit(unit)],
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
  outline: (unit, { week, weeks, periods }) => outlined(unit, week, weeks, periods),
  make: ({ unit }, { week, weeks, periods }) => make(unit, week, weeks, periods),
});
