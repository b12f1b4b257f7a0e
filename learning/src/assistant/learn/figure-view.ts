import type { ClassFigures } from '#assistant/source.ts';

/** What the figures of a class show. */
export type FigureView = {
  readonly count: number;
  /** Pupils whose progress the teacher may see. */
  readonly known: number;
  readonly progress: number | null;
  readonly attendance: number | null;
  readonly weeks: readonly number[];
  readonly spread: {
    readonly little: number;
    readonly some: number;
    readonly much: number;
    readonly most: number;
  };
  /** Pupils absent on more than a quarter of the days. */
  readonly oftenAway: number;
  readonly attention: readonly string[];
};

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

export const viewOf = ({ pupils, summary }: ClassFigures): FigureView => {
  const progress = pupils.flatMap((pupil) => pupil.progress ?? []);
  const attendance = pupils.flatMap((pupil) => pupil.attendance ?? []);
  const between = (least: number, below: number) =>
    progress.filter((one) => one >= least && one < below).length;
  return {
    count: summary?.studentsCount ?? pupils.length,
    known: progress.length,
    progress: summary === undefined ? mean(progress) : summary.avgProgress,
    attendance: summary === undefined ? mean(attendance) : summary.avgAttendance,
    weeks: summary?.progressOverTime ?? [],
    spread: { little: between(0, 25), some: between(25, 50), much: between(50, 75), most: between(75, 101) },
    oftenAway: attendance.filter((one) => one < 75).length,
    attention: summary?.studentsNeedingAttention.map(({ name }) => name) ?? [],
  };
};
