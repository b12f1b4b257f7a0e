export { growthAt } from './baobab/growth.ts';
export { LateTree } from './baobab/late-tree.tsx';
export { NextStep } from './baobab/next-step.tsx';
/** Entry point of the kit for a learner's progress. The tree has its own: `baobab/`. */
export { type EntryMark, markOf, stepAfter, stepIn } from './entry-mark.ts';
export { useYoungIn } from './mastery/is-young.ts';
export { Leaves, leavesFor } from './mastery/leaves.tsx';
export { missingIn } from './mastery/missing.ts';
export { MasteryBar, UnitReward } from './mastery/unit-mastery.tsx';
export { useSummary } from './mastery/use-summary.ts';
export { type UnitProgress, useUnitProgress } from './unit-progress.ts';
