export { addNews, type News } from './notifications.db.ts';
