export { childFor, classFor } from './children.access.ts';
export { pupilsOf } from './children.db.ts';
