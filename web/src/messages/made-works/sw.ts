// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  title: 'Kazi zangu',
  lead: {
    one: '{tool} · kazi {count}. Mpya kabisa huja kwanza.',
    other: '{tool} · kazi {count}. Mpya kabisa huja kwanza.',
  },
  new: 'Mpya',
  close: 'Funga',
  loading: 'Inatafuta kazi zako',
  none: 'Bado hujatengeneza kitu. Anza na Mpya.',
  today: 'Leo',
  yesterday: 'Jana',
  saw: '{name} ameiona',
  showing: 'Mwalimu wako anaweza kuiona',
  changedSince: 'Imebadilishwa tangu uionyeshe',
  onOther: 'Kwenye kifaa kingine',
  actions: 'Cha kufanya na {title}',
  open: 'Fungua {title}',
  show: 'Mwonyeshe mwalimu wangu',
  showAgain: 'Ionyeshe jinsi ilivyo sasa',
  hide: 'Irudishe',
  remove: 'Futa',
  removeAsk: 'Ufute {title}?',
  removeText: 'Itaondoka kwenye vifaa vyako vyote, na haiwezi kurudi.',
  removeYes: 'Ndiyo, ifute',
  removeNo: 'Hapana, iache',
  safe: 'Imehifadhiwa kwenye kifaa hiki. Wewe unaiona, na mwalimu wako ukimwonyesha.',
  offline: 'Huna mtandao. Kazi za vifaa vingine zitakuja mtandao ukipatikana.',
  failed: 'Kazi za vifaa vingine hazikupakiwa.',
  notTaken: 'Haikupokelewa: {why}',
  noReason: 'AfroLearn haikusema kwa nini.',
  tooLarge: 'Kazi hii ni kubwa mno. Ifanye ndogo, au endelea katika nyingine.',
  broken: 'Kazi hii haiwezi kufunguliwa kwa zana hii.',
  noRoom: 'Hakuna nafasi kwenye kifaa hiki wala mtandao. Usifunge ukurasa huu: tafuta nafasi, au mtandao.',
} as const satisfies Translated<typeof english>;
