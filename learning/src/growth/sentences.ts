/**
 * The sentences of family reports in four languages. Each names the child, because we do not ask who is a
 * girl.
 */
import type { Language } from '#languages/languages.ts';
import { type Say, sayIn, type Translated } from '#languages/sentence.ts';

const en = {
  days: {
    one: '{name} learnt on AfroLearn on {count} day, {minutes} minutes in all.',
    other: '{name} learnt on AfroLearn on {count} days, {minutes} minutes in all.',
  },
  'days-only': {
    one: '{name} learnt on AfroLearn on {count} day.',
    other: '{name} learnt on AfroLearn on {count} days.',
  },
  'school-days': {
    one: '{name} was in school on {present} of {taken} days and learnt on AfroLearn on {count} day, {minutes} minutes in all.',
    other:
      '{name} was in school on {present} of {taken} days and learnt on AfroLearn on {count} days, {minutes} minutes in all.',
  },
  'school-days-only': {
    one: '{name} was in school on {present} of {taken} days and learnt on AfroLearn on {count} day.',
    other: '{name} was in school on {present} of {taken} days and learnt on AfroLearn on {count} days.',
  },
  'school-nothing-weekly': {
    one: '{name} was in school on {present} of {count} day and did not learn on AfroLearn this week.',
    other: '{name} was in school on {present} of {count} days and did not learn on AfroLearn this week.',
  },
  'school-nothing-termly': {
    one: '{name} was in school on {present} of {count} day and did not learn on AfroLearn this term.',
    other: '{name} was in school on {present} of {count} days and did not learn on AfroLearn this term.',
  },
  finished: {
    one: '{name} finished {count} lesson: ‘{title}’.',
    other: '{name} finished {count} lessons; the last was ‘{title}’.',
  },
  quiz: 'Right answers in ‘{title}’: {right} of {total}.',
  tried: 'No lesson is finished yet, and every try counts.',
  'tried-quiz': {
    one: '{name} tried {count} checkpoint, and it is not passed yet: ‘{title}’.',
    other: '{name} tried {count} checkpoints that are not passed yet; the last was ‘{title}’.',
  },
  'quiz-not-yet': 'Right answers in ‘{title}’: {right} of {total}; it is not passed yet.',
  next: 'Now {name} is at ‘{title}’.',
  ready: 'The next lesson is ready.',
  'nothing-weekly': '{name} did not learn on AfroLearn this week.',
  'nothing-termly': '{name} did not learn on AfroLearn this term.',
  kept: {
    one: 'Nothing is lost: {count} finished lesson is kept.',
    other: 'Nothing is lost: {count} finished lessons are kept.',
  },
  'all-ready': 'That is no harm: all lessons are ready.',
  'good-next': 'A good next step is ‘{title}’.',
  'good-begin': 'A good beginning is one short lesson together.',
  'teach-you': 'Ask {name} to teach you one thing from school today.',
  'look-again': 'Look at its lessons again together: ‘{title}’.',
  'hard-unit': 'Right answers in ‘{title}’: {right} of {total}.',
  'same-mistake': '{name} made the same mistake more than once in ‘{title}’.',
  // A text message: short words in GSM letters.
  'text-head': 'AfroLearn, {name}, {day}:',
  'text-days': { one: '{count} day, {minutes} min.', other: '{count} days, {minutes} min.' },
  'text-days-only': { one: '{count} day.', other: '{count} days.' },
  'text-nothing': 'did not learn this time. Nothing is lost.',
  'text-learnt': 'Learnt: {title}.',
  'text-quiz': 'Learnt: {title}, {right} of {total}.',
  'text-tried': 'Tried: {title}, {right} of {total}.',
  'text-hard': 'Hard: {what}.',
  'text-home': 'At home: {what}',
} as const;

export type GrowthTable = Translated<typeof en>;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw: GrowthTable = {
  days: '{name} amesoma kwenye AfroLearn siku {count}, jumla ya dakika {minutes}.',
  'days-only': '{name} amesoma kwenye AfroLearn siku {count}.',
  'school-days':
    '{name} alikuwa shuleni siku {present} kati ya {taken} na amesoma kwenye AfroLearn siku {count}, jumla ya dakika {minutes}.',
  'school-days-only':
    '{name} alikuwa shuleni siku {present} kati ya {taken} na amesoma kwenye AfroLearn siku {count}.',
  'school-nothing-weekly':
    '{name} alikuwa shuleni siku {present} kati ya {count}, na hakusoma kwenye AfroLearn wiki hii.',
  'school-nothing-termly':
    '{name} alikuwa shuleni siku {present} kati ya {count}, na hakusoma kwenye AfroLearn muhula huu.',
  finished: {
    one: '{name} amemaliza somo {count}: ‘{title}’.',
    other: '{name} amemaliza masomo {count}; la mwisho ni ‘{title}’.',
  },
  quiz: 'Katika ‘{title}’ alijibu sawa {right} kati ya {total}.',
  tried: 'Hakuna somo lililokwisha bado, na kila jaribio lina maana.',
  'tried-quiz': {
    one: '{name} amejaribu jaribio {count}, na bado hajalifaulu: ‘{title}’.',
    other: '{name} amejaribu majaribio {count} ambayo bado hajayafaulu; la mwisho ni ‘{title}’.',
  },
  'quiz-not-yet': 'Katika ‘{title}’ alijibu sawa {right} kati ya {total}; bado hajalifaulu.',
  next: 'Sasa {name} yuko kwenye ‘{title}’.',
  ready: 'Somo linalofuata liko tayari.',
  'nothing-weekly': '{name} hakusoma kwenye AfroLearn wiki hii.',
  'nothing-termly': '{name} hakusoma kwenye AfroLearn muhula huu.',
  kept: {
    one: 'Hakuna kilichopotea: somo {count} lililokwisha limehifadhiwa.',
    other: 'Hakuna kilichopotea: masomo {count} yaliyokwisha yamehifadhiwa.',
  },
  'all-ready': 'Si tatizo: masomo yote yako tayari.',
  'good-next': 'Hatua nzuri inayofuata ni ‘{title}’.',
  'good-begin': 'Mwanzo mzuri ni somo moja fupi pamoja.',
  'teach-you': 'Mwombe {name} akufundishe jambo moja la shuleni leo.',
  'look-again': 'Tazameni tena masomo yake pamoja: ‘{title}’.',
  'hard-unit': 'Katika ‘{title}’ alijibu sawa {right} kati ya {total}.',
  'same-mistake': '{name} amerudia kosa lile lile katika ‘{title}’.',
  'text-head': 'AfroLearn, {name}, {day}:',
  'text-days': 'siku {count}, dakika {minutes}.',
  'text-days-only': 'siku {count}.',
  'text-nothing': 'hakusoma AfroLearn wiki hii. Hakuna kilichopotea.',
  'text-learnt': 'Amejifunza: {title}.',
  'text-quiz': 'Amejifunza: {title}, {right} kati ya {total}.',
  'text-tried': 'Amejaribu: {title}, {right} kati ya {total}.',
  'text-hard': 'Ngumu: {what}.',
  'text-home': 'Nyumbani: {what}',
};

// French: a native speaker has not yet reviewed these texts.
const fr: GrowthTable = {
  days: {
    one: '{name} a travaillé sur AfroLearn {count} jour, {minutes} minutes en tout.',
    other: '{name} a travaillé sur AfroLearn {count} jours, {minutes} minutes en tout.',
  },
  'days-only': {
    one: '{name} a travaillé sur AfroLearn {count} jour.',
    other: '{name} a travaillé sur AfroLearn {count} jours.',
  },
  'school-days': {
    one: '{name} a été à l’école {present} fois sur {taken} et a travaillé sur AfroLearn {count} jour, {minutes} minutes en tout.',
    other:
      '{name} a été à l’école {present} fois sur {taken} et a travaillé sur AfroLearn {count} jours, {minutes} minutes en tout.',
  },
  'school-days-only': {
    one: '{name} a été à l’école {present} fois sur {taken} et a travaillé sur AfroLearn {count} jour.',
    other: '{name} a été à l’école {present} fois sur {taken} et a travaillé sur AfroLearn {count} jours.',
  },
  'school-nothing-weekly':
    '{name} a été à l’école {present} fois sur {count} et n’a pas travaillé sur AfroLearn cette semaine.',
  'school-nothing-termly':
    '{name} a été à l’école {present} fois sur {count} et n’a pas travaillé sur AfroLearn ce trimestre.',
  finished: {
    one: '{name} a fini {count} leçon : « {title} ».',
    other: '{name} a fini {count} leçons ; la dernière était « {title} ».',
  },
  quiz: 'Réponses justes dans « {title} » : {right} sur {total}.',
  tried: 'Aucune leçon n’est encore finie, et chaque essai compte.',
  'tried-quiz': {
    one: '{name} a essayé {count} contrôle, pas encore réussi : « {title} ».',
    other: '{name} a essayé {count} contrôles, pas encore réussis ; le dernier était « {title} ».',
  },
  'quiz-not-yet': 'Réponses justes dans « {title} » : {right} sur {total} ; ce n’est pas encore réussi.',
  next: 'Maintenant {name} en est à « {title} ».',
  ready: 'La leçon suivante est prête.',
  'nothing-weekly': '{name} n’a pas travaillé sur AfroLearn cette semaine.',
  'nothing-termly': '{name} n’a pas travaillé sur AfroLearn ce trimestre.',
  kept: {
    one: 'Rien n’est perdu : {count} leçon finie est gardée.',
    other: 'Rien n’est perdu : {count} leçons finies sont gardées.',
  },
  'all-ready': 'Ce n’est pas grave : toutes les leçons sont prêtes.',
  'good-next': 'La suite : « {title} ».',
  'good-begin': 'Pour commencer : une petite leçon, ensemble.',
  'teach-you': 'Demandez à {name} de vous apprendre une chose de l’école aujourd’hui.',
  'look-again': 'Revoyez ensemble ses leçons : « {title} ».',
  'hard-unit': 'Réponses justes dans « {title} » : {right} sur {total}.',
  'same-mistake': '{name} a fait plusieurs fois la même erreur dans « {title} ».',
  'text-head': 'AfroLearn, {name}, {day}:',
  'text-days': { one: '{count} jour, {minutes} min.', other: '{count} jours, {minutes} min.' },
  'text-days-only': { one: '{count} jour.', other: '{count} jours.' },
  'text-nothing': 'n’a pas travaillé cette semaine. Rien n’est perdu.',
  'text-learnt': 'Appris: {title}.',
  'text-quiz': 'Appris: {title}, {right} sur {total}.',
  'text-tried': 'Essayé: {title}, {right} sur {total}.',
  'text-hard': 'Difficile: {what}.',
  'text-home': 'A la maison: {what}',
};

// Luganda: a native speaker has not yet reviewed these texts.
const lg: GrowthTable = {
  days: {
    one: '{name} yasoma ku AfroLearn olunaku {count}, eddakiika {minutes} zonna awamu.',
    other: '{name} yasoma ku AfroLearn ennaku {count}, eddakiika {minutes} zonna awamu.',
  },
  'days-only': {
    one: '{name} yasoma ku AfroLearn olunaku {count}.',
    other: '{name} yasoma ku AfroLearn ennaku {count}.',
  },
  'school-days': {
    one: '{name} yali ku ssomero emirundi {present} ku {taken} era yasoma ku AfroLearn olunaku {count}, eddakiika {minutes} zonna awamu.',
    other:
      '{name} yali ku ssomero emirundi {present} ku {taken} era yasoma ku AfroLearn ennaku {count}, eddakiika {minutes} zonna awamu.',
  },
  'school-days-only': {
    one: '{name} yali ku ssomero emirundi {present} ku {taken} era yasoma ku AfroLearn olunaku {count}.',
    other: '{name} yali ku ssomero emirundi {present} ku {taken} era yasoma ku AfroLearn ennaku {count}.',
  },
  'school-nothing-weekly':
    '{name} yali ku ssomero emirundi {present} ku {count}, naye teyasoma ku AfroLearn wiiki eno.',
  'school-nothing-termly':
    '{name} yali ku ssomero emirundi {present} ku {count}, naye teyasoma ku AfroLearn ttaamu eno.',
  finished: {
    one: '{name} yamalirizza essomo {count}: ‘{title}’.',
    other: '{name} yamalirizza amasomo {count}; erisembayo lye ‘{title}’.',
  },
  quiz: 'Ebituufu mu ‘{title}’: {right} ku {total}.',
  tried: 'Tewali ssomo liwedde, naye buli kugezaako kubalibwa.',
  'tried-quiz': {
    one: '{name} yagezezzaako ekigezo {count}, naye tannakiyita: ‘{title}’.',
    other: '{name} yagezezzaako ebigezo {count} by’atannayita; ekisembayo kye ‘{title}’.',
  },
  'quiz-not-yet': 'Ebituufu mu ‘{title}’: {right} ku {total}; tannakiyita.',
  next: 'Kati {name} ali ku ‘{title}’.',
  ready: 'Essomo eriddako liteekeddwateekeddwa.',
  'nothing-weekly': '{name} teyasoma ku AfroLearn wiiki eno.',
  'nothing-termly': '{name} teyasoma ku AfroLearn ttaamu eno.',
  kept: {
    one: 'Tewali kibuze: essomo {count} eriwedde likuumiddwa.',
    other: 'Tewali kibuze: amasomo {count} agawedde gakuumiddwa.',
  },
  'all-ready': 'Si kizibu: amasomo gonna gali awo.',
  'good-next': 'Ekirungi ekiddako ye ‘{title}’.',
  'good-begin': 'Entandikwa ennungi lye ssomo limu ettono nga muli wamu.',
  'teach-you': 'Saba {name} akuyigirize ekintu kimu eky’oku ssomero leero.',
  'look-again': 'Muddemu mulabe amasomo gaayo wamu: ‘{title}’.',
  'hard-unit': 'Ebituufu mu ‘{title}’: {right} ku {total}.',
  'same-mistake': '{name} yaddiŋŋanye ensobi y’emu mu ‘{title}’.',
  'text-head': 'AfroLearn, {name}, {day}:',
  'text-days': {
    one: 'olunaku {count}, eddakiika {minutes}.',
    other: 'ennaku {count}, eddakiika {minutes}.',
  },
  'text-days-only': { one: 'olunaku {count}.', other: 'ennaku {count}.' },
  'text-nothing': 'tasomye ku AfroLearn wiiki eno. Tewali kibuze.',
  'text-learnt': 'Yayize: {title}.',
  'text-quiz': 'Yayize: {title}, {right} ku {total}.',
  'text-tried': 'Yagezezzaako: {title}, {right} ku {total}.',
  'text-hard': 'Kizibu: {what}.',
  'text-home': 'Awaka: {what}',
};

export type SayGrowth = Say<typeof en>;

export const growthTables: Readonly<Record<Language, GrowthTable>> = { en, sw, fr, lg };

export const growthIn = (language: Language): SayGrowth => sayIn(language, en, growthTables[language]);
