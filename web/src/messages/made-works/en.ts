import { defineMessages } from '#lib/messages.ts';

/** 'My work' of a study tool: what a learner made, and who sees it. */
export const texts = {
  title: 'My work',
  lead: {
    one: '{tool} · {count} work. The newest comes first.',
    other: '{tool} · {count} works. The newest comes first.',
  },
  new: 'New',
  close: 'Close',
  loading: 'Looking for your work',
  none: 'You have made nothing yet. Begin with New.',
  today: 'Today',
  yesterday: 'Yesterday',
  saw: '{name} saw it',
  showing: 'Your teacher can see it',
  changedSince: 'Changed since you showed it',
  onOther: 'On another device',
  actions: 'What to do with {title}',
  open: 'Open {title}',
  show: 'Show my teacher',
  showAgain: 'Show it as it is now',
  hide: 'Take it back',
  remove: 'Delete',
  removeAsk: 'Delete {title}?',
  removeText: 'It is gone then, on all your devices, and cannot come back.',
  removeYes: 'Yes, delete it',
  removeNo: 'No, leave it',
  safe: 'Saved on this device. You see it, and your teacher when you show it.',
  offline: 'You are offline. Work from other devices comes when there is a network.',
  failed: 'Work from other devices did not load.',
  notTaken: 'Not taken: {why}',
  noReason: 'AfroLearn did not say why.',
  tooLarge: 'This work is too large. Make it smaller, or go on in another one.',
  broken: 'This work cannot be opened with this tool.',
  noRoom:
    'There is no room on this device and no network. Do not close this page: make room, or find a network.',
} as const;

export const madeWorks = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
