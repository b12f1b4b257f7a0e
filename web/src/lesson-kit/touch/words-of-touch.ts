import type { TouchVisual } from '@afrolearn/learning/lessons/touch.ts';

/** What is read aloud of a scene to touch: the task, and what there is to be sorted. */
export const wordsOfTouch = ({ task, touch }: TouchVisual): readonly string[] =>
  touch.on === 'sort' ? [task, ...touch.things.map(({ name }) => name), ...touch.boxes] : [task];
