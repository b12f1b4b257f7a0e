import { defineMessages } from '#lib/messages.ts';

/** The avatar chooser (spec 2 'Avatar chooser modal') and the gallery. */
export const texts = {
  choose: 'Choose Your Avatar',
  chooseNamed: 'Choose {name}',
  chooseOne: 'Tap a picture first',
  cancel: 'Cancel',
  close: 'Close',
  locked: 'Locked',
  lockedHint: 'Pictures with a lock are earned by learning.',
  needOf: '{current} of {target}',
  someFailed: 'Some data could not be loaded, but the profile is still functional',
  again: 'Try Again',
  updateFailed: 'Failed to update avatar. Please try again.',
  gallery: 'Avatar gallery',
  galleryText: 'Tap a face to see it large.',
  'family.african': 'African Heritage',
  'family.animal': 'Animals',
  'family.prof': 'Professions',
  'family.fantasy': 'Story friends',
} as const;

export const avatars = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
