export { lessonSeenBy, ownLessonIsSeenBy, questionsSeenBy } from './lessons.db.ts';
export { addVideos } from './video/serve-videos.ts';
