export {
  entriesOf,
  entriesOfSubject,
  entryById,
  entryPointsOf,
  reachedIn,
  toolContentOf,
  unitById,
} from './catalogue.db.ts';
export { firstDrawing } from './first-drawing.ts';
export { packedLesson } from './packed-lesson.ts';
export { entryOfOneFaith, entryTellsFaith, unitsThatTellFaith, unitTellsFaith } from './private-faith.db.ts';
export { contentShelf, keptAs, newShelf, recheckContent, type Shelf } from './shelf.ts';
export {
  contentHashes,
  dropContents,
  dropManifests,
  dropTools,
  hideOthers,
  importFailedAt,
  importState,
  rememberFailure,
  rememberPack,
  rememberRecounted,
  replaceDrawings,
  saveContents,
  saveEntries,
  saveManifest,
  saveTool,
  saveUnits,
  storedDrawings,
  storedManifests,
  storedTools,
  unitHashes,
  waitForTurn,
} from './stored-pack.db.ts';
