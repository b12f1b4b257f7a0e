export { keepShared, sharedInClass } from './class-notes.db.ts';
