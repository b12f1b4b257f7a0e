export { addNews, type News, newsToKeep, settleNews, welcome } from './notifications.db.ts';
export { pathOf } from './words.ts';
