export { addNews, type News, welcome } from './notifications.db.ts';
export { pathOf } from './words.ts';
