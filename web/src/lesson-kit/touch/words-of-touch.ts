import type { TouchVisual } from '@afrolearn/learning/lessons/touch.ts';

/** The texts of a touch scene that are read aloud: the task, and the things and boxes to sort. */
export const wordsOfTouch = ({ task, touch }: TouchVisual): readonly string[] =>
  touch.on === 'sort' ? [task, ...touch.things.map(({ name }) => name), ...touch.boxes] : [task];
