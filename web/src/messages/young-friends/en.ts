import { defineMessages } from '#lib/messages.ts';

/** Friends of children of P1 to P3: few words, each read aloud. */
export const texts = {
  title: 'My friends',
  home: 'Home',
  back: 'Back to my friends',
  loading: 'Looking for your friends',
  failed: 'Your friends did not load.',
  from: 'From {name}',
  nobody: 'No friends here yet.',
  ask: 'A new friend? Ask your teacher.',
  for: 'For {name}',
  choose: 'Choose a picture',
  give: 'Give it',
  given: '{name} has your picture now.',
  notGiven: 'Your picture was not given. Please try again.',
  mango: 'Mango',
  drum: 'Drum',
  hands: 'Clap',
  ball: 'Ball',
} as const;

export const youngFriends = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
