import type { Reply } from '@afrolearn/contract';

/** A lesson that a teacher has saved and shown to nobody yet. */
export const ownLesson: Reply<'POST /lessons'> = {
  id: 't7',
  title: 'Our mangoes',
  subject: 'Science',
  grade: 'Primary 4',
  unitId: null,
  type: 'video',
  content: null,
  url: null,
  questions: [],
  version: 1,
  visibility: 'draft',
};
