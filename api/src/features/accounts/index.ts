export { addUser, addUsers, type NewUser, type UserRow, userByEmail, userById } from './accounts.db.ts';
export { accountsToDelete, graceDays, keepAccount, markLeaving, markWish, removeUser } from './leaving.db.ts';
export { madeAccounts, newCards, profileChanges, secretTries } from './limits.ts';
export { hashPassword } from './passwords.ts';
export {
  changeUser,
  chooseFirstClass,
  dropPhotos,
  lockUser,
  lockUserAndSchool,
  moveToGrade,
  setConsent,
  showPicture,
  type Word,
} from './profile.db.ts';
export { markVerified, moveEmail, replaceSecret, setPassword } from './secrets.db.ts';
export {
  endOtherSessions,
  endSessionOf,
  hashToken,
  markProved,
  sessionsOf,
  signedInAt,
} from './sessions.db.ts';
export { boundSessions, mustProve, newSession, ownRow, personOf } from './sessions.ts';
export { numberFits, ownPasswordFits, signIn } from './sign-in.ts';
export { unlockSignIn } from './sign-in-tries.db.ts';
export {
  confirmAgain,
  isAdult,
  lapseConfirmed,
  lockAdministrators,
  makeAdministrator,
  markConfirmed,
  markSuspended,
  ofOrWaiting,
  takeIn,
  takeInByClass,
  turnAway,
  waitsFor,
} from './standing.db.ts';
export { asUser } from './user-reply.ts';
export { isWeakPassword, weakPassword } from './weak-passwords.ts';
