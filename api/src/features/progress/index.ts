export { type LearnerFacts, learnerFacts } from './learner.db.ts';
export { bondTo } from './progress.access.ts';
