export { addMark } from './helping.db.ts';
