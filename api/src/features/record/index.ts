export { keepChange } from './changes.db.ts';
export { addClaim, claimedAtOf } from './claims.db.ts';
export { dayTimesIn, devicesIn, type KnownDevice, keepDayTimes, keepDevices } from './devices.db.ts';
export { beginEpochAfter, currentEpoch, type Epoch, mostByReceipt } from './epochs.db.ts';
export {
  keepAnswers,
  keepAttempts,
  keepEvents,
  type Learner,
  lockLearner,
  lockLearners,
  type NewEvent,
  syncedAtOf,
  type TotalsRow,
} from './record.db.ts';
export { recordedLearners, replaceSums, type Sums, storedSums } from './sums.db.ts';
