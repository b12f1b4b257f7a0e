export {
  aboutChildren,
  addNews,
  forgetNewsAbout,
  type News,
  newsToKeep,
  settleNews,
  tellAnew,
  welcome,
} from './notifications.db.ts';
export { pathOf } from './words.ts';
