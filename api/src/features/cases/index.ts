export {
  actOn,
  type CaseRow,
  hasOpenCase,
  hideThing,
  keepReport,
  lockCase,
  type OwnReport,
  openReportsOn,
  ownReport,
  reportsOf,
  type Seen,
  safetyOfSchool,
  setSafety,
} from './cases.db.ts';
export { hiddenThings, isHidden, nameShown, pictureShown } from './hidden.db.ts';
export { lockLetters } from './letters.db.ts';
