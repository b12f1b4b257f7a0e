export { unlockStatsOf } from './figures.ts';
export { learnerFacts } from './learner.db.ts';
