export { assign } from './assign.ts';
export { handOverWork } from './assignments.db.ts';
export { keepReview, keepText } from './hand-ins/hand-ins.db.ts';
export { type OpenWork, openWorkOf, pathTo } from './work.ts';
