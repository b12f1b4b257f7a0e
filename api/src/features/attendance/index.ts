export { keepTaps } from './attendance.db.ts';
export { type AttendanceShare, attendanceShares, classAttendance } from './shares.db.ts';
