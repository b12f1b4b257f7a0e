export { logLook } from './looks.db.ts';
