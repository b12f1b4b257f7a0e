import { narrationsRefusals } from '@afrolearn/contract/narrations.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = { refusals: refusalTexts(narrationsRefusals) } as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'voices/no-sound': 'Hakuna kilichorekodiwa. Tafadhali jaribu tena.',
    'voices/too-large': 'Rekodi hii ni ndefu mno. Tafadhali tukio moja liwe chini ya dakika moja.',
    'voices/wrong-sound': 'Rekodi hii haisomeki. Tafadhali irekodi tena.',
    'voices/too-many': 'Umehifadhi rekodi nyingi sana. Tafadhali ondoa zisizohitajika tena.',
  },
} as const satisfies Translation<typeof en>;

// Français : un locuteur natif n’a pas encore relu ces textes.
const fr = {
  refusals: {
    'voices/no-sound': 'Rien n’a été enregistré. Essayez encore une fois.',
    'voices/too-large': 'Cet enregistrement est trop long. Une scène dure moins d’une minute.',
    'voices/wrong-sound': 'Cet enregistrement est illisible. Enregistrez-le à nouveau.',
    'voices/too-many': 'Vous avez gardé beaucoup d’enregistrements. Supprimez ceux qui ne servent plus.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'voices/no-sound': 'Tewali kyakwatiddwa. Tukusaba ogezeeko nate.',
    'voices/too-large': 'Eddoboozi lino liwanvu nnyo. Akatundu kamu kabeere wansi w’eddakiika emu.',
    'voices/wrong-sound': 'Eddoboozi lino terisomeka. Tukusaba oliddemu okulikwata.',
    'voices/too-many': 'Oterese amaloboozi mangi nnyo. Tukusaba oggyeko agatakyetaagisa.',
  },
} as const satisfies Translation<typeof en>;

export const narrations = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
