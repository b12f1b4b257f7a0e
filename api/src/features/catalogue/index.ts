export { itemById, itemsOf, itemsOfSubject, unitById } from './catalogue.db.ts';
