// Luganda: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const lg = {
  refusals: {
    'lessons/not-verified':
      'Essomero lyo lirina okusooka okukukakasa ng’omusomesa. Buuza omukulu w’essomero.',
    'lessons/ask-head':
      'Omukulu w’essomero ye yekka asobola okugabana essomo n’essomero lyonna. Ligabane n’ekibiina kyo, omusabe.',
    'lessons/not-yours': 'Eyaliwandiika oba omukulu w’essomero be bokka abasobola okukyusa essomo lino.',
    'lessons/changed':
      'Waliwo akyusizza essomo lino ng’owandiika. Ddamu oliggulewo, olwo oteekemu enkyukakyuka zo.',
    'lessons/taken-down': 'Omukulu w’essomero yaggyawo essomo lino. Musabe alizze.',
    'lessons/not-for-video':
      'Essomo lya vidiyo lyokka lye lisobola okuba ne vidiyo. Sooka okyuse ekika ky’essomo.',
    'lessons/no-video': 'Londa vidiyo emu ey’okusindika.',
    'lessons/video-too-large': 'Vidiyo eno nnene nnyo. Londa etasukka MB 50, oba gikendeeze.',
    'lessons/wrong-video': 'Londa vidiyo nnamba eya MP4 oba WebM.',
    'lessons/no-room': 'Seva eno terina kifo kya vidiyo. Buuza agirabirira.',
  },
  faults: {
    'lesson/contact-data':
      'Towandiika nnamba za ssimu wadde email. Abayizi bakutuukako nga bayita mu kibiina.',
    'text/html': 'HTML tekozesebwa wano. Bw’oba otegeeza “okuba ekitono”, leka ebbanga oluvannyuma lwa <.',
    'link/not-allowed':
      'Linki tezinnakkirizibwa kutwala mu kifo kino. Alabirira seva eno asobola okukikkiriza.',
    'text/picture': 'Ebifaananyi tebinnasobola kuteekebwa mu biwandiiko.',
    'lesson/no-video': 'Sooka oteekeko vidiyo oba linki yaayo.',
    'subject/unknown': 'Londa essomo ku lukalala.',
    'unit/unknown': 'Londa ekitundu ku lukalala.',
    'visibility/unknown': 'Londa ekitannaggwa, ekibiina oba essomero.',
    'class/not-yours': 'Londa ekimu ku bibiina byo.',
    'lesson/kind': 'Londa vidiyo, okusoma oba ebibuuzo.',
    'link/form': 'Teekawo linki etandika na https://.',
    'title/missing': 'Tuuma essomo erinnya.',
    'options/count': 'Teekawo eby’okulondako {fewest} okutuuka ku {most}.',
    'answer/missing': 'Gamba ekituufu ku by’okulondako.',
    'title/unkind': 'Kozesa ebigambo ebirungi mu linnya ly’essomo.',
    'title/plain-words': 'Kozesa ebigambo ebya bulijjo mu linnya ly’essomo.',
    'text/link-form': 'Wandiika linki bw’eti: [erinnya lyayo](https://…).',
    'lesson/no-question': 'Sooka owandiike ekibuuzo.',
    'questions/too-many': 'Wandiika ebibuuzo ebitasukka {most}.',
    'option/missing': 'Wandiika buli kya kulondako.',
    'question/missing': 'Wandiika ekibuuzo.',
    'questions/list': 'Wandiika ebibuuzo mu lukalala.',
    'text/words': 'Wandiika ebiwandiiko mu bigambo.',
    'lesson/no-text': 'Sooka owandiike ebigambo.',
    'link/too-long': 'Linki eyo mpanvu nnyo.',
    'answer/not-an-option': 'Eky’okuddamu kirina okuba ekimu ku by’okulondako.',
    'text/link-not-allowed': 'Linki ‘{link}’ etwala mu kifo ekitakkirizibwa wano.',
    'link/grown-too-long': 'Linki eno mpanvu nnyo.',
    'unit/elsewhere': 'Ekitundu kino kya ssomo oba kibiina kirala.',
    'options/same': 'Eby’okulondako bibiri bifaanagana.',
  },
} as const satisfies Translation<typeof en>;
