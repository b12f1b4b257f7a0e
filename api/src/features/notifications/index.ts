export {
  aboutChildren,
  addNews,
  forgetNewsAbout,
  type News,
  newsToKeep,
  repeatNews,
  settleNews,
  welcome,
} from './notifications.db.ts';
export { pathOf } from './words.ts';
