import { defineMessages } from '#lib/messages.ts';

/** The frame of study tools, and the name of each tool that can be opened. */
export const texts = {
  'jokes-riddles': 'Jokes & Riddles',
  loading: 'Loading tool...',
  failed: 'The tool did not load.',
  toTools: 'Back to the tools',
  willTry: 'I will try',
  offline: 'You are offline. Open this tool once with a network, then it works without.',
} as const;

export const tools = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
