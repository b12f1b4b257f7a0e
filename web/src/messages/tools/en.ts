import { defineMessages } from '#lib/messages.ts';

/** The frame of study tools, and the name of each tool that can be opened. */
export const texts = {
  'homework-helper': 'Homework Helper',
  'jokes-riddles': 'Jokes & Riddles',
  'spelling-bee': 'Spelling Bee',
  'puzzle-maker': 'Puzzle Maker',
  'math-playground': 'Math Playground',
  loading: 'Loading tool...',
  failed: 'The tool did not load.',
  toTools: 'Back to the tools',
  willTry: 'I will try',
  saved: 'Saved on this device',
  seeds: '+{count} Wisdom Seeds',
  countsLater: 'Will be sent. It counts when there is a network.',
  enoughToday: 'Five tools a day bring seeds. Today you have them all.',
  tooFast: 'That went very fast. Do it once more and take your time: then your seeds come.',
  notSaved: 'This could not be saved. The device is full, and there is no network.',
  notCounted: 'This was not counted:',
  offline: 'You are offline. Open this tool once with a network, then it works without.',
} as const;

export const tools = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
