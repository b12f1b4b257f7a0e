export { makeLink } from './links.ts';
export { voidTokens } from './mail.db.ts';
export {
  askForNewEmail,
  mustVerify,
  sendVerification,
  sendVerificationAgain,
  type Writing,
} from './verification.ts';
