// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  title: 'Okuyingira okw’emitendera ebiri',
  codeTitle: 'Omutendera gumu ogusigadde',
  codeLead:
    'Ggulawo pulogulaamu ku ssimu yo eraga ennamba yo eya AfroLearn, owandiike ennamba omukaaga wano.',
  number: 'Ennamba okuva mu pulogulaamu yo',
  numberHint: 'Ennamba mukaaga. Bw’oba tolina ssimu, wandiika koodi ey’okutaasa.',
  numberMissing: 'Wandiika ennamba ya pulogulaamu yo.',
  goOn: 'Genda mu maaso',
  checking: 'Tukebera...',
  backToLogin: 'Ddayo ku kuyingira',
  lost: 'Tolina ssimu wadde koodi ez’okutaasa? Saba omukulu w’essomero lyo azzeewo okuyingira kwo okw’emitendera ebiri.',
  noTicket: 'Sooka oyingire n’ekigambo kyo eky’ekyama.',
  failed: 'Tekikoze. Gezaako nate.',
  networkFailed: 'Tetusobodde kutuuka ku AfroLearn. Kebera yintaneeti ogezeeko nate.',
  about:
    'Ng’omaze ekigambo kyo eky’ekyama, owandiika n’ennamba pulogulaamu ku ssimu yo gy’eraga. Ekigambo ekibbiddwa tekiggulawo kintu.',
  required:
    'Olabirira essomero, n’olwekyo okyetaaga wano. Okutuusa nga kuteekeddwako, empapula z’essomero lyo zisigala nga nzigale.',
  isOff: 'Tekukola.',
  isOn: 'Kukola okuva {date}. Koodi ez’okutaasa ezisigadde ziri {count} ku 10.',
  fewCodes: 'Koodi ez’okutaasa ezisigadde ntono. Kola empya ozikuume mu kifo ekyesigika.',
  switchOn: 'Teekako',
  switchOff: 'Ggyako',
  newCodes: 'Koodi empya ez’okutaasa',
  offAsk:
    'Wandiika ekigambo kyo eky’ekyama n’ennamba okuva mu pulogulaamu yo. Olwo ekigambo kyo kyokka kye kiggulawo akawunti yo.',
  codesAsk: 'Wandiika ekigambo kyo eky’ekyama n’ennamba okuva mu pulogulaamu yo. Koodi enkadde ziggwaako.',
  isOffNow: 'Okuyingira okw’emitendera ebiri tekukola.',
  password: 'Ekigambo kyo eky’ekyama',
  passwordMissing: 'Wandiika ekigambo kyo eky’ekyama.',
  showPassword: 'Laga ekigambo eky’ekyama',
  hidePassword: 'Kweka ekigambo eky’ekyama',
  beginAsk: 'Sooka owandiike ekigambo kyo eky’ekyama, tumanye nti ggwe wuuyo.',
  scan: '1. Ggulawo pulogulaamu y’ennamba z’okuyingira ku ssimu yo, nga Aegis, FreeOTP oba Google Authenticator. 2. Kuba ekifaananyi kino, oba wandiika ekisumuluzo. 3. Wandiika ennamba pulogulaamu gy’eraga.',
  qrLabel: 'QR koodi erimu ekisumuluzo kya pulogulaamu yo',
  key: 'Ekisumuluzo eky’okuwandiika',
  confirm: 'Kakasa',
  codesTitle: 'Koodi zo ez’okutaasa',
  codesText:
    'Buli emu ekola omulundi gumu mu kifo ky’ennamba, essimu yo bw’ebula. Ziragibwa kati kwokka: zikube mu kyapa oba ziwandiike, ozikuume mu kifo ekyesigika.',
  print: 'Kuba mu kyapa',
  kept: 'Nzikuumye',
  cancel: 'Sazaamu',
  close: 'Ggalawo',
  loadFailed: 'Tekigguse. Kebera yintaneeti ogezeeko nate.',
} as const satisfies Translated<typeof english>;
