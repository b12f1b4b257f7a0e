export { lessonFor, lessonToChange } from './lessons.access.ts';
export { dropDraftsOf, lessonSeenBy, ownLessonIsSeenBy, questionsSeenBy } from './lessons.db.ts';
export { blankMp4 } from './video/blank-mp4.ts';
export { blankWebm } from './video/blank-webm.ts';
export { blankableBytes } from './video/blankable.ts';
export { removeVideos } from './video/keep-video.ts';
export { addVideos } from './video/serve-videos.ts';
export { elementIn, isWebmHead, webm } from './video/webm.ts';
