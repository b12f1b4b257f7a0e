// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const sw = {
  refusals: {
    'units/not-mastered': 'Zawadi inasubiri hadi kila kitu katika mada hii kikamilike. Angalia kilichobaki.',
  },
  faults: {
    'events/list': 'Tafadhali tuma orodha ya matukio.',
    'events/too-many': 'Tafadhali tuma matukio yasiyozidi {most} kwa mara moja.',
    'unit/still-to-do': 'Yaliyobaki: {things}.',
    'unit/points-missing': 'Alama {missing} kati ya {total} bado zinakosekana.',
  },
  reasons: {
    unreadable: 'Hatukuweza kusoma kazi hii.',
    'hidden-characters': 'Jibu hili lina herufi zilizofichika. Tafadhali andika tena.',
    'newer-app':
      'Hii ilitengenezwa na programu mpya kuliko inayojulikana na seva hii. Inaweza kutumwa tena baada ya kusasisha.',
    'unknown-kind': 'Hatuijui aina hii ya kazi.',
    'unknown-lesson': 'Hatulijui somo hili.',
    'not-written': 'Somo hili bado halina cha kumaliza.',
    'not-a-video': 'Ni video tu inayoweza kutazamwa hadi mwisho, na somo hili si video.',
    'not-a-reading': 'Ni usomaji tu unaoweza kusomwa, na somo hili si usomaji.',
    'not-a-quiz': 'Ni jaribio tu linaloweza kumalizwa, na somo hili si jaribio.',
    'nothing-answered': 'Hakuna swali lililojibiwa, kwa hiyo hakuna cha kusahihisha.',
    'unknown-question': 'Swali hili halipo tena kwenye somo.',
    'unknown-exercise': 'Hatuijui aina hii ya zoezi.',
    'unknown-tool': 'Hatuijui zana hii.',
  },
} as const satisfies Translation<typeof en>;
