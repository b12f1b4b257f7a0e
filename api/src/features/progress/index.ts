export {
  answersSince,
  type FirstAnswer,
  type FoundWork,
  isFinishedAgain,
  isFinishedBefore,
  workSince,
} from './assigned-work.db.ts';
export { unlockStatsOf } from './figures.ts';
export { dueCountOf } from './insights.db.ts';
export { keptFor } from './kept-figures.ts';
export { type LearnerFacts, learnerFacts } from './learner.db.ts';
export { type EndedAttempt, forgetEnded } from './places.db.ts';
export { ownFacts } from './progress.access.ts';
export { latestEntriesOf, weakLessonsOf } from './progress.db.ts';
