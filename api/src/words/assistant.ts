import { assistantRefusals } from '@afrolearn/contract/assistant.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(assistantRefusals),
  faults: {
    'assistant-page/form': 'This is no page of the assistant. Please make it again.',
    'assistant-page/too-long': 'This page is too long. Please make it shorter, or make two of it.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'assistant/full': 'Umehifadhi kurasa 100. Tafadhali futa usizohitaji, kisha hifadhi tena.',
    'assistant/changed':
      'Ukurasa huu umebadilishwa kwenye kifaa kingine. Hifadhi wako kama ukurasa mpya, au ufungue tena.',
    'assistant/no-model':
      'Seva hii haina modeli ya kupendekeza maneno mengine. Kila zana inafanya kazi bila hiyo.',
    'assistant/model-silent': 'Modeli haikujibu kwa wakati. Ukurasa wako uko kama ulivyokuwa, mzima.',
    'assistant/model-unfit':
      'Modeli haikupendekeza chochote kilichopita ukaguzi wetu. Ukurasa wako uko kama ulivyokuwa, mzima.',
  },
  faults: {
    'assistant-page/form': 'Huu si ukurasa wa msaidizi. Tafadhali utengeneze tena.',
    'assistant-page/too-long': 'Ukurasa huu ni mrefu mno. Tafadhali ufupishe, au utengeneze kurasa mbili.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'assistant/full':
      'Vous avez gardé 100 pages. Supprimez celles dont vous n’avez pas besoin, puis enregistrez à nouveau.',
    'assistant/changed':
      'Cette page a été modifiée sur un autre appareil. Enregistrez la vôtre comme nouvelle page, ou rouvrez-la.',
    'assistant/no-model':
      'Ce serveur n’a pas de modèle qui propose d’autres mots. Tous les outils marchent sans lui.',
    'assistant/model-silent': 'Le modèle n’a pas répondu à temps. Votre page est comme avant, entière.',
    'assistant/model-unfit':
      'Le modèle n’a rien proposé qui passe nos vérifications. Votre page est comme avant, entière.',
  },
  faults: {
    'assistant-page/form': 'Ce n’est pas une page de l’assistant. Refaites-la, s’il vous plaît.',
    'assistant-page/too-long': 'Cette page est trop longue. Raccourcissez-la, ou faites-en deux.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'assistant/full': 'Oterese empapula 100. Sangula z’oteetaaga, olyoke otereke nate.',
    'assistant/changed':
      'Olupapula luno lukyusiddwa ku kyuma ekirala. Tereka olulwo ng’olupya, oba luggule nate.',
    'assistant/no-model':
      'Seeva eno terina modeli ewa ebigambo ebirala. Buli kikozesebwa kikola nga teriiwo.',
    'assistant/model-silent': 'Modeli tezzeemu mu budde. Olupapula lwo luli nga bwe lwabadde, lulamba.',
    'assistant/model-unfit':
      'Modeli tewadde kintu kiyise mu kukebera kwaffe. Olupapula lwo luli nga bwe lwabadde, lulamba.',
  },
  faults: {
    'assistant-page/form': 'Luno si lupapula lwa muyambi. Lukole nate.',
    'assistant-page/too-long': 'Olupapula luno luwanvu nnyo. Lufunze, oba kolamu bbiri.',
  },
} as const satisfies Translation<typeof en>;

export const assistant = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
