export { keepShared, sharedInClass } from './shared.db.ts';
