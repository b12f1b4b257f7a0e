// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const sw = {
  refusals: {
    'register/email-taken': 'Barua pepe hii ina akaunti tayari. Ingia, au tumia barua pepe nyingine.',
    'register/no-school': 'Seva hii bado haina shule. Tafadhali mwombe anayeitunza aitengeneze.',
    'login/failed': 'Barua pepe, namba ya mwanafunzi au nenosiri si sahihi. Viangalie kisha ujaribu tena.',
    'login/unverified': 'Tafadhali thibitisha barua pepe yako kwanza. Kiungo kiko kwenye barua pepe yako.',
    'login/suspended': 'Akaunti hii imesimamishwa. Tafadhali uliza shule yako.',
    'class/already-chosen': 'Darasa lako limeshapangwa. Mwalimu wako anaweza kulibadilisha.',
    'login/locked':
      'Umejaribu vibaya mara nyingi mno. Tumia kifaa ulichowahi kuingilia, au omba nenosiri jipya.',
  },
  faults: {
    'email/card-only': 'Kadi yako inatosha kuingia. Barua pepe haihifadhiwi hapa.',
    'name/office':
      'Tafadhali andika jina lako mwenyewe. Hili linasikika kama cheo cha shule au cha AfroLearn.',
    'password/too-long': 'Nenosiri linaweza kuwa na herufi 128 tu.',
    'password/too-short': 'Nenosiri linahitaji herufi 8 au zaidi.',
    'grade/unknown': 'Tafadhali chagua darasa kutoka Primary 1 hadi Primary 7.',
    'class/missing': 'Tafadhali chagua darasa.',
    'country/unknown': 'Tafadhali chagua nchi kwenye orodha.',
    'month/unknown': 'Tafadhali chagua mwezi kwenye orodha.',
    'password/missing': 'Tafadhali chagua nenosiri.',
    'subject/missing': 'Tafadhali chagua somo.',
    'year/unknown': 'Tafadhali chagua mwaka kwenye orodha.',
    'role/unknown': 'Tafadhali chagua mwanafunzi, mwalimu au mzazi.',
    'grade/missing': 'Tafadhali chagua darasa lako.',
    'class-name/missing': 'Tafadhali andika jina la darasa lako.',
    'name/contact-data':
      'Tafadhali usiandike namba za simu, barua pepe na viungo. Viko salama zaidi kwa familia yako.',
    'name/picture': 'Tafadhali ondoa ‘{sign}’. Picha haziwezi kutumika kwenye jina.',
    'name/unkind': 'Tafadhali tumia jina zuri ambalo ungemwambia mwalimu wako.',
    'class-name/letters': 'Tafadhali tumia herufi, namba na alama rahisi katika jina la darasa.',
    'name/letters': 'Tafadhali tumia herufi, nafasi, vistari na alama za ’ katika jina.',
    'name/alphabets': 'Tafadhali tumia alfabeti moja tu.',
    'name/plain-letters': 'Tafadhali tumia herufi za kawaida.',
    'email/no-mail': 'Tafadhali andika barua pepe inayoweza kupokea barua.',
    'login/missing': 'Tafadhali andika barua pepe au namba ya mwanafunzi.',
    'email/missing': 'Tafadhali andika barua pepe yako.',
    'name/missing': 'Tafadhali andika jina lako.',
    'password/own-missing': 'Tafadhali andika nenosiri lako.',
    'email/form': 'Hii haionekani kuwa barua pepe. Inahitaji jina, alama ya @ na mahali, kama ana@school.ug.',
    'email/too-long': 'Barua pepe hiyo ni ndefu mno.',
    'password/weak': 'Nenosiri hilo ni rahisi kukisia. Tafadhali chagua lingine.',
    'password/far-too-long': 'Nenosiri hilo ni refu mno.',
    'email/taken': 'Barua pepe hii ina akaunti tayari.',
  },
} as const satisfies Translation<typeof en>;
