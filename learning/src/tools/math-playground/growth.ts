/** How challenges grow with the learner: each board has its own level, which starts at that of the class. */
import { gradeByName } from '#catalogue/grades.ts';
import { clamp, lastLevel } from '#tools/math-playground/board.ts';
import { type BoardName, boardNames } from '#tools/math-playground/challenges.ts';

/** `row`: how many were solved at the first try since the level changed; below zero, how many were not. */
export type Standing = { readonly level: number; readonly row: number };
export type Standings = Readonly<Partial<Record<BoardName, Standing>>>;

/* Two easy ones show enough; one slip is only a slip. */
const toRise = 2;
const toFall = 2;
/* Numbers below zero are no help to a child in P2 who hops well to 20. */
const beyondClass = 2;

/** Without a class: the middle of the school, as on other pages. */
export const levelOfGrade = (grade: string | null | undefined): number => gradeByName(grade ?? '')?.id ?? 4;

/** The highest level for a learner of this class. Visitors of the playground meet all. */
export const ceilingOf = (grade: string | null | undefined): number =>
  gradeByName(grade ?? '') === undefined ? lastLevel : Math.min(lastLevel, levelOfGrade(grade) + beyondClass);

export const standingOf = (
  standings: Standings,
  board: BoardName,
  grade: string | null | undefined,
): Standing => {
  const { level = levelOfGrade(grade), row = 0 } = standings[board] ?? {};
  return { level: clamp(level, 1, ceilingOf(grade)), row };
};

/** After a solved challenge: `first` if nothing was wrong before. */
export const afterSolved = ({ level, row }: Standing, first: boolean, ceiling: number): Standing => {
  const next = first ? Math.max(0, row) + 1 : Math.min(0, row) - 1;
  if (next >= toRise) return level < ceiling ? { level: level + 1, row: 0 } : { level, row: toRise - 1 };
  if (next <= -toFall) return { level: Math.max(1, level - 1), row: 0 };
  return { level, row: next };
};

/** 'number-line:3:1 clock:2:0', for the device. */
export const writeStandings = (standings: Standings): string =>
  boardNames
    .flatMap((board) => {
      const standing = standings[board];
      return standing === undefined ? [] : [`${board}:${standing.level}:${standing.row}`];
    })
    .join(' ');

/** Whatever cannot be read is left out. */
export const readStandings = (words: string): Standings =>
  Object.fromEntries(
    words.split(' ').flatMap((word) => {
      const [, name, level, row] = /^([a-z-]+):([1-9]):(-?\d)$/.exec(word) ?? [];
      const board = boardNames.find((one) => one === name);
      return board === undefined || Number(level) > lastLevel
        ? []
        : [[board, { level: Number(level), row: Number(row) }]];
    }),
  );
