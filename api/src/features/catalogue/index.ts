export { entriesOf, entriesOfSubject, entryById, unitById } from './catalogue.db.ts';
