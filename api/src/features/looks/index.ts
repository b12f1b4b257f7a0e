export { logLook } from './looks.db.ts';
export { watchLooks } from './shown.ts';
