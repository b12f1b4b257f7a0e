import { joiningRefusals } from '@afrolearn/contract/joining.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(joiningRefusals),
  faults: { 'class-code/form': 'Please enter a valid 8-digit class code.' },
  joining: { sent: 'Teacher request sent! Pending approval.' },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'joining/code-form': 'Tafadhali andika msimbo sahihi wa darasa wenye tarakimu 8.',
    'joining/wrong-code':
      'Msimbo huu haufungui darasa lolote. Huenda namba moja si sahihi, au mwalimu wako ameufunga, au ni wa zamani mno. Hakikisha namba. Kama ni sahihi, mwombe mwalimu wako msimbo mpya.',
    'joining/already': 'Tayari uko kwenye darasa hili.',
    'joining/too-many-waiting': 'Maombi yako matano yanasubiri jibu. Ondoa moja, au subiri kidogo.',
    'joining/answered': 'Ombi hili limeshajibiwa.',
    'joining/not-possible':
      'Mwanafunzi huyu hawezi kujiunga na darasa lako sasa. Tafadhali zungumza na mwalimu mkuu.',
    'joining/code-expired': 'Msimbo huu ni wa zamani mno. Tafadhali tengeneza mpya.',
  },
  faults: { 'class-code/form': 'Tafadhali andika msimbo sahihi wa darasa wenye tarakimu 8.' },
  joining: { sent: 'Ombi kwa mwalimu limetumwa! Linasubiri kukubaliwa.' },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'joining/code-form': 'Écris un code de classe valable de 8 chiffres.',
    'joining/wrong-code':
      'Ce code n’ouvre aucune classe. Peut-être qu’un chiffre est faux, que ton maître ou ta maîtresse a fermé le code, ou qu’il est trop ancien. Vérifie les chiffres. S’ils sont justes, demande un nouveau code à ton maître ou à ta maîtresse.',
    'joining/already': 'Tu es déjà dans cette classe.',
    'joining/too-many-waiting':
      'Cinq de tes demandes attendent une réponse. Reprends-en une, ou attends un peu.',
    'joining/answered': 'Cette demande a déjà reçu une réponse.',
    'joining/not-possible':
      'Cet élève ne peut pas rejoindre votre classe maintenant. Parlez-en à la direction.',
    'joining/code-expired': 'Ce code est trop ancien. Faites-en un nouveau.',
  },
  faults: { 'class-code/form': 'Écris un code de classe valable de 8 chiffres.' },
  joining: { sent: 'Demande envoyée à l’enseignant ! Elle attend sa réponse.' },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'joining/code-form': 'Wandiika koodi y’ekibiina entuufu ey’ennamba 8.',
    'joining/wrong-code':
      'Koodi eno teggulawo kibiina kyonna. Oboolyawo ennamba emu nkyamu, oba omusomesa wo yaggadde koodi, oba nkadde nnyo. Kebera ennamba. Bwe ziba entuufu, saba omusomesa wo koodi empya.',
    'joining/already': 'Oli mu kibiina kino dda.',
    'joining/too-many-waiting': 'Okusaba kwo kutaano kulindirira okuddibwamu. Ggyayo kumu, oba linda katono.',
    'joining/answered': 'Okusaba kuno kwaddibwamu dda.',
    'joining/not-possible': 'Omuyizi ono tayinza kuyingira kibiina kyo kati. Yogera n’omukulu w’essomero.',
    'joining/code-expired': 'Koodi eno nkadde nnyo. Kola empya.',
  },
  faults: { 'class-code/form': 'Wandiika koodi y’ekibiina entuufu ey’ennamba 8.' },
  joining: { sent: 'Okusaba kusindikiddwa eri omusomesa! Kulindirira okukkirizibwa.' },
} as const satisfies Translation<typeof en>;

export const joining = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
