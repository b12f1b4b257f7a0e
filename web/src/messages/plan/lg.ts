// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  myPlan: 'Enteekateeka yange',
  allGiven: 'Byonna ebyampeebwa',
  empty: 'Ggulawo omutwe onyige Teeka ku nteekateeka yange. Gukulindirira wano.',
  failed: 'Enteekateeka yo tegguse.',
  loading: 'Linda katono',
  asOf: 'Bwe byali nga {date}',
  from: 'Kivudde eri {name}',
  dueOn: 'Okutuusa nga {date}',
  late: 'Kyali kya kuggwa nga {date}',
  percent: '{percent}% biwedde',
  remove: 'Ggyako ku nteekateeka: {title}',
  removeFailed: 'Tekisobose. Ddamu ogezeeko.',
  addToPlan: 'Teeka ku nteekateeka yange',
  assign: 'Teekateeka',
  assignTitle: 'Teekateeka: {title}',
  inPlan: 'Kiri ku nteekateeka yo.',
  seePlan: 'Laba enteekateeka yange',
  toClass: 'Ekibiina',
  toChild: 'Omwana',
  dueDay: 'Okutuusa nga (oyinza obutajjuzaawo)',
  cancel: 'Sazaamu',
  close: 'Ggalawo',
  chooseClass: 'Londa ekibiina',
  noClassOfGrade: 'Tewali kibiina kyo kya {grade}. Londa ekibiina.',
  noClass: 'Tonnaba na kibiina.',
  noChild: 'Tonnaba na mwana wano.',
  assigned: { one: 'Kiweereddwa omuyizi {count}.', other: 'Kiweereddwa abayizi {count}.' },
  assignFailed: 'Tekisobose. Kebera yintaneeti oddemu ogezeeko.',
} as const satisfies Translated<typeof english>;
