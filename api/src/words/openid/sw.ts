// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const sw = {
  refusals: {
    'google/failed': 'Imeshindikana kuingia kwa Google. Tafadhali jaribu tena.',
    'google/not-configured': 'Seva hii haina njia ya kuingia kwa Google.',
    'google/unreachable':
      'Huduma ya kuingia haijibu. Tafadhali jaribu tena baadaye kidogo, au ingia kwa nenosiri lako.',
    'google/email-has-password':
      'Barua pepe hii ina akaunti yenye nenosiri tayari. Ingia kwa nenosiri kwanza.',
  },
} as const satisfies Translation<typeof en>;
