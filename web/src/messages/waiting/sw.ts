// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  learning: {
    one: 'Kazi {count} ya kujifunza inasubiri kwenye kifaa hiki.',
    other: 'Kazi {count} za kujifunza zinasubiri kwenye kifaa hiki.',
  },
  where: 'Kazi yangu iko wapi?',
  handIns: {
    one: 'Kazi {count} uliyotoa inasubiri kwenye kifaa hiki.',
    other: 'Kazi {count} ulizotoa zinasubiri kwenye kifaa hiki.',
  },
  registers: {
    one: 'Rejista {count} inasubiri kwenye kifaa hiki.',
    other: 'Rejista {count} zinasubiri kwenye kifaa hiki.',
  },
  reviews: {
    one: 'Ukaguzi {count} wa kazi unasubiri kwenye kifaa hiki.',
    other: 'Kaguzi {count} za kazi zinasubiri kwenye kifaa hiki.',
  },
  voices: {
    one: 'Rekodi {count} iko kwenye kifaa hiki tu.',
    other: 'Rekodi {count} ziko kwenye kifaa hiki tu.',
  },
  works: {
    one: 'Kazi {count} ya zana ya kujifunza inasubiri kwenye kifaa hiki.',
    other: 'Kazi {count} za zana za kujifunza zinasubiri kwenye kifaa hiki.',
  },
  goes: 'Kinachosubiri kitatumwa chenyewe mtandao ukiwepo, ukiwa kwenye ukurasa wowote.',
} as const satisfies Translated<typeof english>;
