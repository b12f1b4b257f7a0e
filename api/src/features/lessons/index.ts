export { lessonForPage } from './lesson-for-page.ts';
export { lessonSeenBy } from './lessons.db.ts';
export { addVideos } from './video/serve-videos.ts';
