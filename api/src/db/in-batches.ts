/** Splits the rows of a large statement: Postgres allows at most 65,535 parameters in one. */
export const inBatches = <T>(all: readonly T[], size = 500): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
