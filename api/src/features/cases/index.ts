export {
  actOn,
  type CaseRow,
  chooseSecondAdult,
  hideThing,
  holdCase,
  keepReport,
  type OwnReport,
  ownReport,
  reportsOf,
  type Seen,
  secondAdultOf,
} from './cases.db.ts';
export { hiddenThings, isHidden, nameShown, pictureShown } from './hidden.db.ts';
