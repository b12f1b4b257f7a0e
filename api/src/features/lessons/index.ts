export { lessonFor, lessonToChange } from './lessons.access.ts';
export { dropDraftsOf, lessonSeenBy, ownLessonIsSeenBy, questionsSeenBy } from './lessons.db.ts';
export { removeVideos } from './video/keep-video.ts';
export { addVideos } from './video/serve-videos.ts';
