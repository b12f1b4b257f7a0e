// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  teacherWaits:
    '{school} lirina okusooka okukukakasa. Buuza omukulu w’essomero. Okutuusa olwo ekibiina kyo tekirina koodi wadde abayizi.',
  teacherAlone:
    'Tewali ssomero linnakukakasa. Saba omukulu w’essomero koodi y’abasomesa. Okutuusa olwo ekibiina kyo tekirina koodi wadde abayizi.',
  learnerWaits:
    'Essomero lyo terinnakkiriza. Buulira omusomesa wo ennamba yo: {studentId}. Osobola okuyiga kati.',
  onDevice:
    'Omulimu gwo gukuumibwa ku kyuma kino okutuusa omuzadde oba essomero lyo lwe likkiriza. Weeyongere okukozesa ekyuma kino.',
  leaves: 'Akawunti yo ejja kusangulwa nga {day}.',
  keep: 'Gikuume',
  teacherLapsed:
    '{school} terikukakasizza mu mwaka guno ogw’essomero, n’olwekyo tolaba bayizi. Buuza omukulu w’essomero.',
  learnerAsleep:
    'Akawunti yo yeebase, kubanga tewali muzadde oba ssomero eyakkiriza ku lulwo. Omulimu gwo gukuumibwa okutuusa {date}, olwo ne gusangulwa. Buuza omuzadde oba omusomesa.',
  haveCode: 'Nnina koodi y’abasomesa',
  code: 'Koodi y’abasomesa',
  codeHint: 'Erina ennukuta ne nnamba 8.',
  use: 'Kozesa koodi',
  using: 'Tunoonya...',
  failed: 'Tekigenze bulungi. Gezaako nate.',
  networkFailed: 'Tetusobodde kutuuka ku AfroLearn. Kebera yintaneeti ogezeeko nate.',
  childNotListed: 'Omwana ono tali ku lukalala lwo',
  askForCode:
    'Essomero lye likugatta ku mwana. Saba omusomesa w’ekibiina koodi y’abazadde, oba saba omukuza asooka akuyite. Koodi eyo ereeta omwana ku lukalala lwo.',
  toTheCode: 'Nnina koodi',
  familyAndTeachers: 'Olupapula luno lulabibwa ab’eka y’omwana n’abasomesa be bokka.',
  toStart: 'Ku ntandikwa',
} as const satisfies Translated<typeof english>;
