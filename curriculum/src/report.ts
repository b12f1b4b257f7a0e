import { grades } from '@afrolearn/learning/catalogue/grades.ts';
import { areasBeyondTheClassroom, subjectsOfGrade } from '@afrolearn/learning/catalogue/subjects.ts';
import { extrasOf } from '@afrolearn/learning/lessons/list.ts';
import type { Curriculum, UnitDoc } from '#load/content.ts';

export type Coverage = {
  readonly name: string;
  readonly units: number;
  readonly lessons: number;
  readonly explainers: number;
  readonly readings: readonly [written: number, planned: number];
  readonly quizzes: readonly [written: number, planned: number];
  /** Questions of checkpoints, quick checks and lessons. */
  readonly questions: number;
};

const sum = (units: readonly UnitDoc[], count: (unit: UnitDoc) => number): number =>
  units.reduce((total, unit) => total + count(unit), 0);

const questionsIn = ({ lessons, readings, quizzes }: UnitDoc): number =>
  lessons.reduce((total, { content }) => {
    const asked = content.scenes.filter(({ visual }) => visual.kind === 'question').length;
    return total + content.quickCheck.length + asked;
  }, 0) +
  readings.reduce((total, { content }) => total + content.quickCheck.length, 0) +
  quizzes.reduce((total, { content }) => total + content.items.length, 0);

const coverageOf = (name: string, units: readonly UnitDoc[]): Coverage => ({
  name,
  units: units.length,
  lessons: sum(units, ({ unit }) => unit.lessons.length),
  explainers: sum(units, ({ lessons }) => lessons.length),
  readings: [
    sum(units, ({ readings }) => readings.length),
    sum(units, ({ unit }) => extrasOf(unit.lessons.length).readings),
  ],
  quizzes: [
    sum(units, ({ quizzes }) => quizzes.length),
    sum(units, ({ unit }) => extrasOf(unit.lessons.length).quizzes),
  ],
  questions: sum(units, questionsIn),
});

/** A row for each subject of each grade, each area beyond the classroom, each grade and the whole. */
export const coverage = ({ units }: Curriculum): readonly Coverage[] => {
  const of = (gradeId: number | null, subjectId?: number) =>
    units.filter(
      ({ unit }) => unit.gradeId === gradeId && (subjectId === undefined || unit.subjectId === subjectId),
    );
  return [
    ...grades.flatMap(({ id, name }) => [
      ...subjectsOfGrade(id).map((subject) => coverageOf(`P${id} ${subject.name}`, of(id, subject.id))),
      coverageOf(name, of(id)),
    ]),
    ...areasBeyondTheClassroom.map((area) => coverageOf(area.name, of(null, area.id))),
    coverageOf('Beyond the classroom', of(null)),
    coverageOf('All', units),
  ];
};

const heads = ['', 'units', 'lessons', 'explainers', 'readings', 'quizzes', 'questions'];

const cellsOf = ({
  name,
  units,
  lessons,
  explainers,
  readings,
  quizzes,
  questions,
}: Coverage): readonly string[] => [
  name,
  `${units}`,
  `${lessons}`,
  `${explainers} / ${lessons}`,
  readings.join(' / '),
  quizzes.join(' / '),
  `${questions}`,
];

const isTotal = (name: string): boolean => /^(?:Primary \d|Beyond the classroom|All)$/u.test(name);

/** The table that `npm run content -- --report` prints. */
export const showCoverage = (rows: readonly Coverage[]): string => {
  const table = [heads, ...rows.map(cellsOf)];
  const widths = heads.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const show = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  const rule = '-'.repeat(widths.reduce((total, width) => total + width + 2, -2));
  return table.flatMap((row) => (isTotal(row[0] ?? '') ? [show(row), rule] : [show(row)])).join('\n');
};
