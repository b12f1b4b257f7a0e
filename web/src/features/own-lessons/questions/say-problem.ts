import type { Say } from '@afrolearn/learning/languages/sentence.ts';
import type { texts } from '#messages/own-lessons/en.ts';

const known = [
  'title/missing',
  'question/missing',
  'options/count',
  'options/same',
  'option/missing',
  'answer/missing',
  'asks/several',
  'asks/number',
  'asks/words',
  'asks/fraction',
  'asks/time',
  'asks/lines',
  'asks/gap',
  'asks/parts',
  'asks/never-right',
  'scene/name',
  'scene/words',
  'lesson/contact-data',
  'text/too-many-letters',
  'text/hidden',
] as const;

/** Translates a problem key; a server message is kept. */
export const sayProblem = (say: Say<typeof texts>, problem: string): string => {
  const key = known.find((one) => one === problem);
  return key === undefined ? problem : say(`fault.${key}`);
};
