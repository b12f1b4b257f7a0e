export { drawClassCode, giveClassCodes, renewClassCode } from './class-code.ts';
export { classWithCode, setClassCode } from './class-codes.db.ts';
export { classFor } from './classes.access.ts';
export { addClass, classesOfLearners, classesTaughtBy, pupilsIn, seat, seatsTaken } from './classes.db.ts';
export { classesLedBy, handOverClasses } from './manage.db.ts';
export { type ClassRow, classById } from './rooms.db.ts';
export { checkSeats, leaveClassesOf, mostPupils, moveTo, seatOne, sitIn } from './seats.db.ts';
