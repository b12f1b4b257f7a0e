export { addNews, type News, settleNews, welcome } from './notifications.db.ts';
export { pathOf } from './words.ts';
