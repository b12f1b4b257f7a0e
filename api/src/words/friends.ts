import { friendsRefusals } from '@afrolearn/contract/friends.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(friendsRefusals),
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'friends/already': 'Ombi la urafiki limeshatumwa, au tayari ninyi ni marafiki.',
    'friends/full': 'Una marafiki 50 tayari. Ondoa mmoja kabla ya kuongeza mwingine.',
    'friends/they-are-full': 'Mwanafunzi huyu hawezi kuongeza marafiki kwa sasa.',
    'friends/too-many-waiting':
      'Umewaomba wanafunzi 20 ambao bado hawajajibu. Subiri jibu, au ondoa ombi moja.',
    'community/no-school': 'Bado huna shule hapa. Mwombe mwalimu wako akuingize.',
    'community/no-consent': 'Mzazi au shule yako lazima ikubali kwanza. Tafadhali mwulize mwalimu wako.',
    'community/small': 'Utaweza kuwa na marafiki na makundi hapa ukiwa mkubwa zaidi.',
    'community/guardian': 'Familia yako imezima marafiki na makundi. Unaweza kuzungumza nao.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'friends/already': 'La demande d’amitié est déjà envoyée ou vous êtes déjà amis.',
    'friends/full': 'Tu as déjà 50 amis. Retires-en un avant d’en ajouter un autre.',
    'friends/they-are-full': 'Cet élève ne peut pas avoir plus d’amis pour le moment.',
    'friends/too-many-waiting':
      'Tu as demandé à 20 élèves qui n’ont pas encore répondu. Attends une réponse, ou annule une demande.',
    'community/no-school':
      'Tu n’as pas encore d’école ici. Demande à ton maître ou à ta maîtresse de t’inscrire.',
    'community/no-consent':
      'Un parent ou ton école doit d’abord dire oui. Demande à ton maître ou à ta maîtresse.',
    'community/small': 'Tu pourras avoir des amis et des groupes ici plus tard.',
    'community/guardian': 'Ta famille a désactivé les amis et les groupes. Tu peux en parler avec elle.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'friends/already': 'Okusaba omukwano kwasindikibwa dda oba muli ba mukwano dda.',
    'friends/full': 'Olina ba mukwano 50 dda. Ggyako omu nga tonnayongerako mulala.',
    'friends/they-are-full': 'Omuyizi ono tayinza kwongera ba mukwano kati.',
    'friends/too-many-waiting':
      'Osabye abayizi 20 abatannaddamu. Linda okuddibwamu, oba ggyayo okusaba kumu.',
    'community/no-school': 'Tonnaba na ssomero wano. Saba omusomesa wo akuyingize.',
    'community/no-consent': 'Omuzadde oba essomero lyo limala kukkiriza. Buuza omusomesa wo.',
    'community/small': 'Ojja kufuna mikwano gyo n’ebibinja wano ng’okuze.',
    'community/guardian': 'Ab’ewammwe baggyeko ba mukwano n’ebibinja. Osobola okwogera nabo.',
  },
} as const satisfies Translation<typeof en>;

export const friends = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
