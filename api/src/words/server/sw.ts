// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const sw = {
  refusals: {
    'request/wrong-method': 'Anwani hii haiwezi kutumika hivi.',
    'request/invalid': 'Tafadhali angalia ulichojaza kisha ujaribu tena.',
    'request/malformed': 'Hatukuweza kusoma hicho. Tafadhali jaribu tena.',
    'request/too-large': 'Hicho ni kikubwa mno kutuma. Tafadhali tuma kidogo kwa wakati mmoja.',
    'request/wrong-type': 'Hatuwezi kusoma aina hii ya data. Tafadhali tuma JSON.',
    'request/unknown': 'Hakuna kitu kwenye anwani hii.',
    'session/none': 'Hujaingia. Tafadhali ingia.',
    'session/expired': 'Muda wako umeisha. Tafadhali ingia tena.',
    'access/denied': 'Akaunti yako haiwezi kufanya hivi.',
    'access/not-found': 'Hatukuweza kukipata.',
    'limits/too-many': 'Hayo yalikuwa mengi kwa wakati mmoja. Tafadhali subiri kidogo ujaribu tena.',
    'server/failed': 'Haikufanikiwa. Kazi yako iko salama. Tafadhali jaribu tena.',
    'server/unavailable': 'AfroLearn inapumzika kidogo. Tafadhali jaribu tena baada ya muda mfupi.',
  },
  faults: {
    'request/check': 'Tafadhali angalia hapa.',
    'text/too-many-letters': 'Tafadhali tumia herufi zisizozidi {most}.',
    'text/too-long': 'Hayo ni marefu mno.',
    'report/no-id': 'Ripoti inahitaji kitambulisho.',
    'text/hidden': 'Hapa kuna herufi zilizofichika. Tafadhali andika tena.',
  },
} as const satisfies Translation<typeof en>;
