import { day, defineLimit, eachWrite, hour, perPerson } from '#http/limits/limit.ts';

/** Teachers' own lessons: create, change, delete. Videos take disk space. */
export const madeLessons = defineLimit('made-lessons', { before: [...eachWrite, perPerson(30, hour)] });

export const lessonChanges = defineLimit('lesson-changes', {
  before: [...eachWrite, perPerson(60, hour)],
});

export const lessonDeletions = defineLimit('lesson-deletions', {
  before: [...eachWrite, perPerson(30, hour)],
});

export const lessonVideos = defineLimit('lesson-videos', {
  before: [...eachWrite, perPerson(10, hour), perPerson(30, day)],
});

export const lessonPictures = defineLimit('lesson-pictures', { before: [...eachWrite, perPerson(60, hour)] });
