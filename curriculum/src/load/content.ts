import type { Unit } from '@afrolearn/learning/catalogue/units.ts';
import type { Figure, Lesson, Quiz, Reading } from '@afrolearn/learning/lessons/lesson.ts';
import type { Misconception } from '@afrolearn/learning/quizzes/questions.ts';
import type { Drawing } from '#bank/drawing.ts';
import type { Source } from '#findings.ts';
import type { HomeDoc } from '#load/home.ts';
import type { ToolDoc } from '#tools/tools.ts';

/** A content with its source. */
export type Doc<T> = { readonly source: Source; readonly content: T };

export type FigureFile = Figure & { readonly name: string; readonly file: string; readonly line?: number };

export type UnitDoc = {
  readonly folder: string;
  readonly source: Source;
  readonly unit: Unit;
  readonly lessons: readonly Doc<Lesson>[];
  readonly readings: readonly Doc<Reading>[];
  readonly quizzes: readonly Doc<Quiz>[];
  readonly figures: readonly FigureFile[];
  /** Figures composed from the bank. */
  readonly scenes: readonly FigureFile[];
  readonly misconceptions: readonly Doc<Misconception>[];
  readonly home: HomeDoc;
};

export type PromisedUnit = { readonly id: number; readonly lessons: readonly number[] };

/** The parsed content folder. */
export type Curriculum = {
  readonly units: readonly UnitDoc[];
  /** The drawing bank and the common misconceptions, for every unit. */
  readonly bank: readonly Drawing[];
  readonly figures: readonly FigureFile[];
  readonly misconceptions: readonly Doc<Misconception>[];
  /** Family texts for the common misconceptions. */
  readonly home: HomeDoc;
  /** The data of study tools. */
  readonly tools: readonly ToolDoc[];
  /** The permanent ids of `ids.yaml`. */
  readonly promised: Doc<ReadonlyMap<string, PromisedUnit>>;
};
