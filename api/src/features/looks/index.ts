export { logLook } from './looks.db.ts';
export { isLook, watchLooks } from './shown.ts';
