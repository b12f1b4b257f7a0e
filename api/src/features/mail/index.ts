export { makeLink } from './links.ts';
export { voidTokens } from './mail.db.ts';
export { askForNewEmail, mustVerify, sendVerification, sendVerificationAgain } from './verification.ts';
