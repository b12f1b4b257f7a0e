/** The door of the kit for how far a learner has come. The tree has its own: `baobab/`. */
export { type EntryMark, markOf } from './entry-mark.ts';
export { missingIn } from './mastery/missing.ts';
export { Readiness } from './mastery/readiness.tsx';
export { UnitMastery } from './mastery/unit-mastery.tsx';
export { type UnitProgress, useUnitProgress } from './unit-progress.ts';
