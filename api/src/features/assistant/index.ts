export { keepPage } from './assistant.db.ts';
