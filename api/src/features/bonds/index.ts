export {
  bondTo,
  checkSocial,
  classFor,
  classToRun,
  figuresFor,
  learnerOfSchool,
  ownSchool,
  personFor,
} from './bonds.access.ts';
export {
  type ClassRow,
  classById,
  classesOf,
  guardiansOf,
  isGuardianOf,
  learnersBehind,
  learnersSeenBy,
  membersOf,
  teachersOf,
} from './bonds.db.ts';
export {
  blockedWith,
  classmatesOf,
  friendsOf,
  groupMatesOf,
  guardianApproves,
  isHiddenFromBoards,
  isSocial,
  learnersMetBy,
  type MeetingRules,
  mayMeet,
  standingOf,
} from './meeting.db.ts';
