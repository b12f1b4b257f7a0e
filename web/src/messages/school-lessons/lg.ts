// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  toldBy: 'Kinyumizibwa {name}',
  voiceLanguage: 'Olulimi lw’eddoboozi',
  tellIt: 'Nyumya essomo lino n’eddoboozi lyange',
  quiz: 'Ddamu wano',
  quizLead: 'Omusomesa wo yawandiika ebibuuzo bino {count}. Seva y’essomero y’ebigolola.',
  handIn: 'Waayo eby’okuddamu byange',
  missing: {
    one: 'Ekibuuzo {count} tekinnaddibwamu: {numbers}.',
    other: 'Ebibuuzo {count} tebinnaddibwamu: {numbers}.',
  },
  goTo: 'Genda ku kibuuzo {n}',
  handInAnyway: 'Biweeyo era',
  kept: 'Eby’okuddamu byo biterekeddwa ku kyuma kino. Bijja kugololwa yintaneeti ng’ekomyewo.',
  notKept:
    'Eby’okuddamu byo tebinnaterekebwa ku kyuma kino. Leka AfroLearn nga muggule: bijja kuweerezebwa nga waliwo yintaneeti.',
  marking: 'Eby’okuddamu byo bigololwa.',
  result: '{correct} ku {total} bituufu',
  again: 'Gezaako nate',
  best: 'Ekisinga obulungi: {correct} ku {total}',
  right: 'Kituufu',
  notYet: 'Tekinnaba',
  askTeacher: 'Tunuulira ebitannaba bituufu, buuza omusomesa wo, oluvannyuma ogezeeko nate.',
  well: 'Byonna bituufu. Webale nnyo!',
  signIn: 'Yingira ng’omuyizi oddemu wano.',
} as const satisfies Translated<typeof english>;
