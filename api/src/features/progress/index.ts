export { unlockStatsOf } from './figures.ts';
export { learnerFacts } from './learner.db.ts';
export { bondTo } from './progress.access.ts';
