import { classFigures } from '#assistant/learn/class-figures.ts';
import { classroomPhrases } from '#assistant/learn/classroom-phrases.ts';
import { markingPractice } from '#assistant/learn/marking-practice.ts';
import { teachingIdea } from '#assistant/learn/teaching-idea.ts';
import { topicForTeacher } from '#assistant/learn/topic-for-teacher.ts';
import type { Tool } from '#assistant/tool.ts';

export const learnTools: readonly Tool[] = [
  topicForTeacher,
  markingPractice,
  teachingIdea,
  classroomPhrases,
  classFigures,
];
