// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  title: 'Ebikozesebwa mu kusomesa',
  lead: 'Empapula nnya ez’okusoma, okukuba n’okukoppolola ku lubaawo.',
  ownLessons: 'Amasomo n’ebibuuzo byange',
  open: 'Ggulawo',
  back: 'Ddayo ku lupapula lwo olukulu',
  print: 'Kuba mu kyapa',
  english: 'Olupapula luno luwandiikiddwa mu Lungereza.',
  loading: 'Tuggulawo olupapula',
  failed: 'Olupapula terwaggukidde.',
  missing: 'Olupapula luno tetuluzudde',
  missingText: 'Waliwo empapula nnya. Londako lumu ku lupapula lwo olukulu.',
  'class-of-90': 'Okusomesa ekibiina ky’abayizi 90',
  'class-of-90.about':
    'Ebibinja, emirimu n’engeri bonna gye baddamu omulundi gumu. Wamu n’olukalala lw’emirimu olw’oku kisenge.',
  'p4-bridge': 'Okuva mu lulimi oluzaaliranwa okutuuka mu Lungereza: olutindo lwa P4',
  'p4-bridge.about': 'Essomo mu nnimi bbiri, omutendera ku mutendera. Wamu n’emboozi z’oku kisenge.',
  'fair-marking': 'Okugolola ebibuuzo bya PLE eby’okwegezaamu mu bwenkanya',
  'fair-marking.about': 'Eky’okuddamu kye kimu, obubonero bwe bumu. Wamu n’ekigoberero eky’okukoppolola.',
  'worried-child': 'Omwana bw’aba omweraliikirivu oba ng’alumiziddwa',
  'worried-child.about':
    'Eky’okugamba, gw’otegeeza, n’ekikolebwa ku lunaku olwo. Wamu n’ekirango eky’oku kisenge.',
} as const satisfies Translated<typeof english>;
