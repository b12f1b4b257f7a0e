export {
  actOn,
  type CaseRow,
  hasOpenCase,
  hideThing,
  holdCase,
  keepReport,
  type OwnReport,
  openReportsOn,
  ownReport,
  reportsOf,
  type Seen,
  safetyOfSchool,
  setSafety,
} from './cases.db.ts';
export { hiddenThings, isHidden, nameShown, pictureShown } from './hidden.db.ts';
export { holdLetters } from './letters.db.ts';
