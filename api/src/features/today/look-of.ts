/** What can be said of an entry before it is opened: how long it takes, and its first drawing. */
import type { EntryLook } from '@afrolearn/contract/today.ts';
import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import { minutesOf, timeScenes } from '@afrolearn/learning/lessons/timing.ts';

/* A question takes a child about half a minute; a reading is '~5 min read' (spec 1 §2.7). */
const questionsAMinute = 2;
const readingMinutes = 5;

const figuresShown = (content: EntryContent): readonly (string | undefined)[] => {
  if (content.type === 'video')
    return content.scenes.map(({ visual }) => ('figure' in visual ? visual.figure : undefined));
  if (content.type === 'quiz') return content.items.map(({ figure }) => figure);
  return Object.keys(content.figures);
};

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

export const lookOf = (content: EntryContent): EntryLook => {
  const name = figuresShown(content).find((figure) => figure !== undefined && figure in content.figures);
  const drawing = name === undefined ? undefined : content.figures[name];
  return {
    id: content.id,
    ...lengthOf(content),
    picture: drawing === undefined ? null : { svg: drawing.svg, title: drawing.title },
  };
};
