export { keepTaps } from './attendance.db.ts';
export { addRegisters } from './many.db.ts';
export { type AttendanceShare, attendanceShares, classAttendance } from './shares.db.ts';
