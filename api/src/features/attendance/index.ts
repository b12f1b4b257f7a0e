export { keepTaps } from './attendance.db.ts';
export { addRegisters } from './many.db.ts';
export { attendanceShares, classAttendance } from './shares.db.ts';
