export {
  entriesOf,
  entriesOfSubject,
  entryById,
  entryPointsOf,
  reachedIn,
  unitById,
} from './catalogue.db.ts';
export { firstDrawing } from './first-drawing.ts';
export { packedLesson } from './packed-lesson.ts';
export { entryOfOneFaith, entryTellsFaith, unitsThatTellFaith, unitTellsFaith } from './private-faith.db.ts';
export { contentShelf, keptAs, newShelf, recheckContent, type Shelf } from './shelf.ts';
