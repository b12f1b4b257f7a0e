export { codeTries } from './limits.ts';
export {
  addDemoSchool,
  addSchool,
  changeSchool,
  demoSchool,
  holdSchool,
  holdSchools,
  onlySchool,
  realSchools,
  schoolKinds,
  schoolOf,
} from './schools.db.ts';
export { spendStaffCode } from './spend-staff-code.ts';
export {
  keepStaffCode,
  openStaffCodes,
  removeCodesOf,
  removeStaffCode,
  staffCodesLive,
} from './staff-codes.db.ts';
