export { addUser, type UserRow, userByEmail, userById } from './accounts.db.ts';
export { hashPassword } from './passwords.ts';
export { asProfileMakes } from './register.ts';
export {
  endOtherSessions,
  endSessionOf,
  newSession,
  personOf,
  sessionsOf,
  signedInAt,
} from './sessions.ts';
export { ownPasswordFits } from './sign-in.ts';
export { unlockSignIn } from './sign-in-tries.db.ts';
export { asUser } from './user-reply.ts';
export { isWeakPassword, weakPasswordText } from './weak-passwords.ts';
