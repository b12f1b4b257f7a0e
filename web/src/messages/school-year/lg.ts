// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  year: 'Omwaka gw’essomero',
  lead: 'Buli mwaka gw’essomero oddamu okwogera abantu abakulu ab’essomero lyo. Atakakasiddwa talaba bayizi okuva {day}.',
  nobody: 'Bonna bakakasiddwa mu mwaka gw’essomero {year}. Weebale nnyo!',
  lastConfirmed: 'yasembayo okukakasibwa {date}',
  lapsed: 'Kuweddeko',
  toConfirm: 'Ow’okukakasa',
  confirm: 'Kakasa',
  confirmAll: 'Kakasa bonna {count}',
  allAsk: 'Bonna {count} bakyali ba ssomero lyo?',
  allText: 'Sooka oyite mu mannya. Yimiriza, mu Bantu, oyo eyagenda.',
  confirmed: '{name} akakasiddwa mu mwaka guno ogw’essomero.',
  allConfirmed: 'Abantu {count} bakakasiddwa mu mwaka guno ogw’essomero.',
  ownAsk: 'Okyali wano? Wandiika ekigambo kyo eky’ekyama.',
  password: 'Ekigambo kyo eky’ekyama',
  passwordMissing: 'Wandiika ekigambo kyo eky’ekyama.',
  showPassword: 'Laga ekigambo eky’ekyama',
  hidePassword: 'Kweka ekigambo eky’ekyama',
  twoStep: 'Okuyingira okw’emitendera ebiri',
  resetTwoStep: 'Zzaawo emitendera ebiri',
  resetAsk: 'Ozzeewo okuyingira okw’emitendera ebiri okwa {name}?',
  resetText:
    'Kikole singa ye kennyini akusabye, kubanga essimu ne koodi ez’okutaasa byabula. Ajja kufulumizibwa buli wamu, era ekigambo kye eky’ekyama kyokka kye kinaaggulawo akawunti okutuusa lw’anaakuteekako nate.',
  resetDone: 'Okuyingira okw’emitendera ebiri okwa {name} tekukola.',
  needsTwoStep:
    'Okulabirira essomero lyo wano, sooka oteekeko okuyingira okw’emitendera ebiri. Kyetaaga eddakiika bbiri n’essimu.',
  toSettings: 'Genda ku ntegeka',
} as const satisfies Translated<typeof english>;
