/** The chunks of makers, of exercises and of the assistant's pages, by their paths. The first one that matches counts. */
export const makerPaths: readonly (readonly [name: string, ...paths: string[]])[] = [
  ['grammar', '/practice/families/english/'],
  ['sums', '/practice/families/numbers/'],
  ['first-sets', '/practice/families/first-sets/'],
  // Sets of P7, on which those of P5 and P6 build.
  ['venn', '/practice/families/sets/(sets|venn|probability)\\.', '/practice/misconceptions/sets\\.'],
  ['sets', '/practice/families/sets/', '/practice/misconceptions/set-'],
  ['parts', '/practice/families/parts/'],
  ['measures', '/practice/families/'],
  ['makers-apart', '/learning/src/assistant/differentiate/'],
  ['makers-support', '/learning/src/assistant/support/'],
  ['makers-learn', '/learning/src/assistant/learn/'],
  ['makers-create', '/learning/src/assistant/create/'],
  ['makers', '/learning/src/assistant/'],
];
