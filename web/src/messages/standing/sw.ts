// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  teacherWaits:
    '{school} lazima ikuthibitishe kwanza. Tafadhali mwulize mwalimu mkuu. Hadi hapo darasa lako halina msimbo wala wanafunzi.',
  teacherAlone:
    'Bado hakuna shule iliyokuthibitisha. Tafadhali mwombe mwalimu mkuu msimbo wa mwalimu. Hadi hapo darasa lako halina msimbo wala wanafunzi.',
  learnerWaits:
    'Shule yako bado haijakubali. Tafadhali mwambie mwalimu wako namba yako: {studentId}. Unaweza kujifunza tayari.',
  onDevice:
    'Kazi yako iko salama kwenye kifaa hiki hadi mzazi au shule yako ikubali. Tafadhali endelea kutumia kifaa hiki.',
  leaves: 'Akaunti yako itafutwa tarehe {day}.',
  keep: 'Ibakishe',
  teacherLapsed:
    '{school} haijakuthibitisha kwa mwaka huu wa shule, kwa hiyo huoni wanafunzi. Tafadhali mwombe mwalimu mkuu.',
  learnerAsleep:
    'Akaunti yako imelala, kwa sababu hakuna mzazi au shule iliyokubali kwa ajili yako. Kazi yako inatunzwa hadi {date}, kisha inafutwa. Mwombe mzazi au mwalimu.',
  haveCode: 'Nina msimbo wa mwalimu',
  code: 'Msimbo wa mwalimu',
  codeHint: 'Una herufi na namba 8.',
  use: 'Tumia msimbo',
  using: 'Inatafuta...',
  failed: 'Haikufanikiwa. Tafadhali jaribu tena.',
  networkFailed: 'Hatukuweza kufikia AfroLearn. Angalia mtandao kisha ujaribu tena.',
  childNotListed: 'Mtoto huyu hayupo kwenye orodha yako',
  askForCode:
    'Shule ndiyo inayokuunganisha na mtoto. Mwombe mwalimu wa darasa msimbo wa wazazi, au mwombe mlezi wa kwanza akualike. Kwa msimbo huo mtoto ataingia kwenye orodha yako.',
  toTheCode: 'Nina msimbo',
  familyAndTeachers: 'Ukurasa huu unaonwa na familia na walimu wa mtoto tu.',
  toStart: 'Mwanzo',
} as const satisfies Translated<typeof english>;
