import { defineMessages } from '#lib/messages.ts';

/** What somebody did and this device alone has so far. */
export const texts = {
  learning: {
    one: '{count} piece of your learning waits on this device.',
    other: '{count} pieces of your learning wait on this device.',
  },
  where: 'Where is my work?',
  handIns: {
    one: '{count} piece of work that you handed in waits on this device.',
    other: '{count} pieces of work that you handed in wait on this device.',
  },
  registers: {
    one: '{count} register waits on this device.',
    other: '{count} registers wait on this device.',
  },
  reviews: {
    one: '{count} review waits on this device.',
    other: '{count} reviews wait on this device.',
  },
  voices: {
    one: '{count} recording is on this device only.',
    other: '{count} recordings are on this device only.',
  },
  works: {
    one: '{count} work of a study tool waits on this device.',
    other: '{count} works of study tools wait on this device.',
  },
  goes: 'What waits goes by itself when there is a network, on whatever page you are.',
} as const;

export const waitingTexts = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
