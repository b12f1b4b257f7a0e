import type { Curriculum, UnitDoc } from '#load/content.ts';

export type FigureUse = {
  readonly unit: string;
  /** Figures drawn for this unit alone. */
  readonly anew: number;
  /** Scenes composed from the bank, and single drawings of it. */
  readonly fromBank: number;
  /** The figure bytes of the heaviest lesson, reading or checkpoint. */
  readonly mostBytes: number;
};

const useOf = ({ unit, figures, lessons, readings, quizzes }: UnitDoc): FigureUse => {
  const pieces = [...lessons, ...readings, ...quizzes].map((doc) => doc.content.figures);
  const shown = new Set(pieces.flatMap((piece) => Object.keys(piece)));
  const anew = figures.filter(({ name }) => shown.has(name)).length;
  const bytes = pieces.map((piece) =>
    Object.values(piece).reduce((sum, { svg }) => sum + new TextEncoder().encode(svg).length, 0),
  );
  return { unit: unit.key, anew, fromBank: shown.size - anew, mostBytes: Math.max(0, ...bytes) };
};

/** One row for each unit with figures. */
export const figureUse = ({ units }: Curriculum): readonly FigureUse[] =>
  units.map(useOf).filter(({ anew, fromBank }) => anew + fromBank > 0);

/**
 * The figures part of `npm run content -- --report`: a new unit draws at most a third of its figures itself.
 */
export const showFigureUse = (rows: readonly FigureUse[], drawings: number): string =>
  [
    `The bank has ${drawings} drawings.`,
    ...rows.map(({ unit, anew, fromBank, mostBytes }) => {
      const kilobytes = (mostBytes / 1024).toFixed(0);
      return `${unit}: ${anew} figures drawn anew, ${fromBank} from the bank; at most ${kilobytes} kB in one lesson`;
    }),
  ].join('\n');
