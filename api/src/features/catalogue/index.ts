export { itemById } from './catalogue.db.ts';
