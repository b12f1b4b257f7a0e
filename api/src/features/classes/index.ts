export { drawClassCode, giveClassCodes } from './class-code.ts';
export { addClass, classesOfLearners, pupilsIn, seat } from './classes.db.ts';
