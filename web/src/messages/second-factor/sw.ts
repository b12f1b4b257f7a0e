// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  title: 'Kuingia kwa hatua mbili',
  codeTitle: 'Hatua moja zaidi',
  codeLead:
    'Fungua programu kwenye simu yako inayoonyesha namba yako ya AfroLearn, na uandike tarakimu sita hapa.',
  number: 'Namba kutoka kwa programu yako',
  numberHint: 'Tarakimu sita. Kama huna simu, andika msimbo wa akiba.',
  numberMissing: 'Tafadhali andika namba ya programu yako.',
  goOn: 'Endelea',
  checking: 'Inaangaliwa...',
  backToLogin: 'Rudi kwenye kuingia',
  lost: 'Huna simu wala misimbo ya akiba? Mwombe msimamizi wa shule yako aanze upya kuingia kwako kwa hatua mbili.',
  noTicket: 'Tafadhali ingia kwanza kwa nenosiri lako.',
  failed: 'Haikufaulu. Tafadhali jaribu tena.',
  networkFailed: 'Hatukuweza kufikia AfroLearn. Angalia mtandao ujaribu tena.',
  about:
    'Baada ya nenosiri lako unaandika pia namba inayoonyeshwa na programu kwenye simu yako. Hivyo nenosiri lililoibwa halifungui chochote.',
  required:
    'Unasimamia shule, kwa hiyo unaihitaji hapa. Hadi iwashwe, kurasa za shule yako zinabaki zimefungwa.',
  isOff: 'Imezimwa.',
  isOn: 'Imewashwa tangu {date}. Misimbo ya akiba iliyobaki ni {count} kati ya 10.',
  fewCodes: 'Misimbo ya akiba iliyobaki ni michache. Tengeneza mipya, na uitunze mahali salama.',
  switchOn: 'Washa',
  switchOff: 'Zima',
  newCodes: 'Misimbo mipya ya akiba',
  offAsk:
    'Andika nenosiri lako na namba kutoka kwa programu yako. Kisha nenosiri pekee litafungua akaunti yako.',
  codesAsk: 'Andika nenosiri lako na namba kutoka kwa programu yako. Misimbo ya zamani itaisha.',
  isOffNow: 'Kuingia kwa hatua mbili kumezimwa.',
  password: 'Nenosiri lako',
  passwordMissing: 'Tafadhali andika nenosiri lako.',
  showPassword: 'Onyesha nenosiri',
  hidePassword: 'Ficha nenosiri',
  beginAsk: 'Kwanza andika nenosiri lako, ili tujue kuwa ni wewe.',
  scan: '1. Fungua programu ya namba za kuingia kwenye simu yako, kama Aegis, FreeOTP au Google Authenticator. 2. Piga picha hii, au andika ufunguo. 3. Andika namba ambayo programu inaonyesha.',
  qrLabel: 'Msimbo wa QR wenye ufunguo wa programu yako',
  key: 'Ufunguo wa kuandika',
  confirm: 'Thibitisha',
  codesTitle: 'Misimbo yako ya akiba',
  codesText:
    'Kila mmoja hufanya kazi mara moja badala ya namba, simu yako ikipotea. Inaonyeshwa sasa tu: ichapishe au iandike, na uitunze mahali salama.',
  print: 'Chapisha',
  kept: 'Nimeitunza',
  cancel: 'Ghairi',
  close: 'Funga',
  loadFailed: 'Haikupakia. Angalia mtandao ujaribu tena.',
} as const satisfies Translated<typeof english>;
