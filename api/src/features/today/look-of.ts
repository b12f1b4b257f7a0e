/** What a preview of an entry shows: its length and its first drawing. */
import type { EntryLook } from '@afrolearn/contract/today.ts';
import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import { minutesOf, timeScenes } from '@afrolearn/learning/lessons/timing.ts';
import { firstDrawing } from '#features/catalogue/index.ts';

/* A question takes a child about half a minute; a reading is '~5 min read' (spec 1 §2.7). */
const questionsAMinute = 2;
const readingMinutes = 5;

const lengthOf = (content: EntryContent): Pick<EntryLook, 'parts' | 'minutes' | 'ends'> => {
  switch (content.type) {
    case 'video': {
      const audience = content.gradeId ?? content.level;
      const ends = timeScenes(content.scenes, audience).map(({ end }) => end);
      return { parts: ends.length, minutes: minutesOf(content.scenes, audience), ends };
    }
    case 'quiz': {
      const parts = content.items.length;
      return { parts, minutes: Math.ceil(parts / questionsAMinute), ends: [] };
    }
    case 'reading':
      return { parts: null, minutes: readingMinutes, ends: [] };
  }
};

export const lookOf = (content: EntryContent): EntryLook => ({
  id: content.id,
  ...lengthOf(content),
  picture: firstDrawing(content),
});
