import { cheersRefusals } from '@afrolearn/contract/cheers.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(cheersRefusals),
  faults: {
    'cheer/sticker': 'Please choose a sticker.',
    'cheer/unknown': 'Please say what you cheer.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'cheers/already': 'Umeshashangilia hili. Kibandiko chako kipo.',
    'cheers/given-today': 'Rafiki yako ana picha yako ya leo. Kesho unaweza kumpa nyingine.',
  },
  faults: {
    'cheer/sticker': 'Tafadhali chagua kibandiko.',
    'cheer/unknown': 'Tafadhali sema unashangilia nini.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'cheers/already': 'Tu as déjà applaudi cela. Ton autocollant est là.',
    'cheers/given-today': 'Ton ami a ton image d’aujourd’hui. Demain, tu pourras en donner une autre.',
  },
  faults: {
    'cheer/sticker': 'Choisis un autocollant.',
    'cheer/unknown': 'Dis ce que tu applaudis.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'cheers/already': 'Kino wakiyozaayoza dda. Akabonero ko weekali.',
    'cheers/given-today': 'Mukwano gwo alina ekifaananyi kyo ekya leero. Enkya oyinza okumuwa ekirala.',
  },
  faults: {
    'cheer/sticker': 'Londa akabonero.',
    'cheer/unknown': 'Gamba ky’oyozaayoza.',
  },
} as const satisfies Translation<typeof en>;

export const cheers = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
