export { unlockStatsOf } from './figures.ts';
export { type LearnerFacts, learnerFacts } from './learner.db.ts';
export { ownFacts } from './progress.access.ts';
