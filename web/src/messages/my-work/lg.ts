// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  title: 'Omulimu gwange',
  lead: 'Omusomesa oba omuzadde by’akuwadde.',
  loading: 'Biggulwa',
  failed: 'Omulimu gwo tegugguse.',
  none: 'Tewali kikulindiridde. Weebale!',
  from: 'Okuva ewa {name}',
  dueOn: 'okutuusa {date}',
  'Not started': 'Tegutandise',
  'In progress': 'Gukolebwa',
  Completed: 'Guwedde',
  gone: 'Omulimu guno tegukyaliwo.',
  all: 'Emirimu gyange gyonna',
  start: 'Gguwo',
  yourAnswer: 'Wandiika okuddamu kwo',
  letters: 'Ennukuta tezisukka 4,000. Omusomesa n’ab’eka be basoma.',
  handIn: 'Waayo',
  handInAgain: 'Ddamu oweeyo',
  addPhoto: 'Teekako ekifaananyi ky’olupapula lwo',
  photos: { one: 'Ekifaananyi {count} kiweereddwayo', other: 'Ebifaananyi {count} biweereddwayo' },
  done: 'Guweereddwayo. Omusomesa wo ajja kugulaba.',
  kept: 'Tewali mutimbagano. Omulimu gwo gukuumiddwa wano, gujja kugenda ng’omutimbagano gukomyewo.',
  waits: 'Gulindidde ku kyuma kino',
  lookAgain: 'Gukebere nate',
  notSent: 'Tegugenze. Gezaako nate.',
  teacherSays: 'Omusomesa wo agamba',
  accepted: 'Gukkiriziddwa. Weebale!',
  returned: 'Gezaako nate. Osobola.',
  closed: 'Omulimu guno guggaddwa.',
} as const satisfies Translated<typeof english>;
