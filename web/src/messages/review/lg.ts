// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  review: 'Okwejjukanya',
  close: 'Ggalawo',
  story: 'Kyogera ku ki',
  leave: 'Vaawo. By’ozzeemu bikuumibwa.',
  loading: 'Tunoonya ebibuuzo byo',
  failed: 'Ebibuuzo byo tebizze.',
  start: 'Tandika',
  minutes: { one: 'Eddakiika {count}.', other: 'Eddakiika {count}.' },
  questions: { one: 'Ekibuuzo {count}.', other: 'Ebibuuzo {count}.' },
  metBefore: 'Wabisanga dda. Kati obikuuma.',
  mayStop: 'Osobola okulekera awo ekiseera kyonna. By’okoze bikuumibwa.',
  topicCount: '{title} · {count}',
  moreTopics: { one: 'n’ekirala {count}', other: 'n’ebirala {count}' },
  offline: 'Toli ku yintaneeti. Bino bye bibuuzo ebiri ku kyuma kino.',
  placeOf: 'Ekibuuzo {n} ku {all}, {won} owangudde, {again} by’okuddamu okugezaako',
  onceMore: 'Omulundi omulala',
  againSoon: 'Tujja kukibuuza nate mu kaseera katono.',
  freshSoon: 'Tujja kubuuza ekikifaanana mu kaseera katono.',
  wonBack: { one: 'Ku mulundi guno okiyise: {count}', other: 'Ku mulundi guno obiyise: {count}' },
  tried: { one: 'Ogezezzaako ekibuuzo {count}', other: 'Ogezezzaako ebibuuzo {count}' },
  allAtOnce: 'Byonna obadde obimanyi.',
  twice: {
    one: '{count} okigezezzaako emirundi ebiri. Kisobose.',
    other: '{count} obigezezzaako emirundi ebiri. Bisobose.',
  },
  notYet: {
    one: '{count} tekinnaba. Tujja kukibuuza nate.',
    other: '{count} tebinnaba. Tujja kubibuuza nate.',
  },
  tomorrow: 'Tujja kubuuza nate enkya',
  inDays: {
    one: 'Tujja kubuuza nate oluvannyuma lw’olunaku {count}',
    other: 'Tujja kubuuza nate oluvannyuma lw’ennaku {count}',
  },
  done: 'Kiwedde',
  goOn: { one: 'Weeyongere: {count} ekirala', other: 'Weeyongere: {count} ebirala' },
  nothing: 'Tewali kya kwejjukanya leero',
  nextTomorrow: 'Ebibuuzo ebiddako bijja enkya.',
  nextInDays: {
    one: 'Ebibuuzo ebiddako bijja oluvannyuma lw’olunaku {count}.',
    other: 'Ebibuuzo ebiddako bijja oluvannyuma lw’ennaku {count}.',
  },
  nothingOfTopic: 'Tewannabaawo bibuuzo wano',
  topicFirst: 'Sooka oddemu ebibuuzo byakyo mu ssomo. Oluvannyuma osobola okubyegezaamu wano.',
  toLesson: 'Ku ssomo',
  first: 'Wano w’okuumira by’oyiga',
  firstText: 'Ddamu ebibuuzo mu ssomo. Tujja kubibuuza nate nga tonneerabira.',
  offlineNone:
    'Toli ku yintaneeti, era ekyuma kino tekinnaba na bibuuzo. Ggulawo okwejjukanya kwo omulundi gumu ng’oli ku yintaneeti.',
  learnNew: 'Yiga ekipya',
  practiseMaths: 'Weegezeemu okubala',
} as const satisfies Translated<typeof english>;
