// Luganda: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const lg = {
  refusals: {
    'register/email-taken': 'Email eno erina dda akawunti. Yingira, oba kozesa email endala.',
    'register/no-school': 'Seva eno terinnaba na ssomero. Saba agirabirira alikole.',
    'login/failed':
      'Email, ennamba y’omuyizi oba ekigambo ky’okuyingira si kituufu. Bikebere oddemu ogezeeko.',
    'login/unverified': 'Sooka okakase email yo. Linki eri mu email yo.',
    'login/suspended': 'Akawunti eno eyimiriziddwa. Buuza essomero lyo.',
    'class/already-chosen': 'Ekibiina kyo kyalondebwa dda. Omusomesa wo asobola okukikyusa.',
    'login/locked':
      'Ogezezzaako emirundi mingi nga si kituufu. Kozesa ekyuma kye wayingirirako, oba saba ekigambo ekipya.',
  },
  faults: {
    'email/card-only': 'Kaadi yo emala okuyingira. Email teterekebwa wano.',
    'name/office': 'Wandiika erinnya lyo. Lino liwulikika ng’ekifo ky’obukulu mu ssomero oba mu AfroLearn.',
    'password/too-long': 'Ekigambo ky’okuyingira tekisussa nnukuta 128.',
    'password/too-short': 'Ekigambo ky’okuyingira kyetaaga ennukuta 8 oba okusingawo.',
    'grade/unknown': 'Londa ekibiina okuva ku Primary 1 okutuuka ku Primary 7.',
    'class/missing': 'Londa ekibiina.',
    'country/unknown': 'Londa eggwanga ku lukalala.',
    'month/unknown': 'Londa omwezi ku lukalala.',
    'password/missing': 'Londa ekigambo ky’okuyingira.',
    'subject/missing': 'Londa essomo.',
    'year/unknown': 'Londa omwaka ku lukalala.',
    'role/unknown': 'Londa omuyizi, omusomesa oba omuzadde.',
    'grade/missing': 'Londa ekibiina kyo.',
    'class-name/missing': 'Tuuma ekibiina kyo erinnya.',
    'name/contact-data': 'Towandiika nnamba za ssimu, email ne linki. Bisinga kukuumibwa ab’omu maka go.',
    'name/picture': 'Ggyamu ‘{sign}’. Ebifaananyi tebikozesebwa mu linnya.',
    'name/unkind': 'Kozesa erinnya eddungi ly’oyinza okubuulira omusomesa wo.',
    'class-name/letters': 'Kozesa ennukuta, nnamba n’obubonero obwangu mu linnya ly’ekibiina.',
    'name/letters': 'Kozesa ennukuta, amabanga, obusittale n’obubonero bwa ’ mu linnya.',
    'name/alphabets': 'Kozesa walifu emu yokka.',
    'name/plain-letters': 'Kozesa ennukuta eza bulijjo.',
    'email/no-mail': 'Wandiika email esobola okufuna obubaka.',
    'login/missing': 'Wandiika email yo oba ennamba y’omuyizi.',
    'email/missing': 'Wandiika email yo.',
    'name/missing': 'Wandiika erinnya lyo.',
    'password/own-missing': 'Wandiika ekigambo kyo eky’okuyingira.',
    'email/form': 'Eno terabika nga email. Yeetaaga erinnya, @ n’ekifo, nga ana@school.ug.',
    'email/too-long': 'Email eyo mpanvu nnyo.',
    'password/weak': 'Ekigambo ekyo kyangu okuteebereza. Londa ekirala.',
    'password/far-too-long': 'Ekigambo ekyo kiwanvu nnyo.',
    'email/taken': 'Email eno erina dda akawunti.',
  },
} as const satisfies Translation<typeof en>;
