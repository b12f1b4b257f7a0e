// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  myPlan: 'Mpango wangu',
  allGiven: 'Yote niliyopewa',
  empty: 'Fungua mada na ubonyeze Weka kwenye mpango wangu. Itakusubiri hapa.',
  failed: 'Mpango wako haukupakiwa.',
  loading: 'Inapakia',
  asOf: 'Taarifa za {date}',
  from: 'Kutoka kwa {name}',
  dueOn: 'Hadi {date}',
  late: 'Ilikuwa hadi {date}',
  percent: 'Umemaliza {percent}%',
  remove: 'Ondoa kwenye mpango: {title}',
  removeFailed: 'Haikufaulu. Jaribu tena.',
  addToPlan: 'Weka kwenye mpango wangu',
  assign: 'Panga',
  assignTitle: 'Panga: {title}',
  inPlan: 'Iko kwenye mpango wako.',
  seePlan: 'Ona mpango wangu',
  toClass: 'Darasa',
  toChild: 'Mtoto',
  dueDay: 'Hadi (unaweza kuacha wazi)',
  cancel: 'Ghairi',
  close: 'Funga',
  chooseClass: 'Chagua darasa',
  noClassOfGrade: 'Huna darasa la {grade}. Tafadhali chagua darasa.',
  noClass: 'Bado huna darasa.',
  noChild: 'Bado huna mtoto hapa.',
  assigned: { one: 'Amepangiwa mwanafunzi {count}.', other: 'Wamepangiwa wanafunzi {count}.' },
  assignFailed: 'Haikufaulu. Angalia mtandao kisha ujaribu tena.',
} as const satisfies Translated<typeof english>;
