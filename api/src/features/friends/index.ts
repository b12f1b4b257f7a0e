export { addRequest } from './friends.db.ts';
