import { defineMessages } from '#lib/messages.ts';

/** Stickers among learners: what can be cheered, the eight of them, and those one was given. */
export const texts = {
  forYou: 'Stickers for you',
  cheerOn: 'Cheer somebody on',
  loading: 'Looking for good news',
  failed: 'The cheers did not load.',
  nothing: 'When a classmate or a friend finishes a unit, you can cheer here.',
  unit: 'finished ‘{title}’',
  badge: 'earned the badge ‘{title}’',
  goal: 'reached the goal of ‘{title}’ with you',
  forGoal: 'for the goal of ‘{title}’',
  cheer: 'Cheer',
  cheerName: 'Cheer {name}',
  dialog: 'Cheer {name} on',
  choose: 'Choose a sticker',
  send: 'Send {sticker}',
  sending: 'Sending',
  sent: '{name} has your sticker now.',
  notSent: 'Your sticker was not sent. Please try again.',
  close: 'Close',
  from: 'From {name}',
  forUnit: 'for ‘{title}’',
  forBadge: 'for your badge ‘{title}’',
  forFriend: 'from a friend',
  quiet: 'Only you see these.',
  drum: 'Well done',
  hands: 'Thank you',
  ball: 'Goal',
  sprout: 'Keep growing',
  lamp: 'Bright idea',
  boda: 'Let’s go',
  mango: 'Sweet work',
  crane: 'So proud',
} as const;

export const cheers = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
