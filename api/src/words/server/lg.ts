// Luganda: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const lg = {
  refusals: {
    'request/wrong-method': 'Endagiriro eno tesobola kukozesebwa bw’etyo.',
    'request/invalid': 'Kebera by’ojjuzizza oddemu ogezeeko.',
    'request/malformed': 'Tetusobodde kukisoma. Ddamu ogezeeko.',
    'request/too-large': 'Ekyo kinene nnyo okusindika. Sindika ebitono omulundi gumu.',
    'request/wrong-type': 'Tetusobola kusoma data za kika kino. Sindika JSON.',
    'request/unknown': 'Ku ndagiriro eno tekuli kintu.',
    'session/none': 'Tonnayingira. Yingira.',
    'session/expired': 'Ekiseera kyo kiweddeko. Ddamu oyingire.',
    'access/denied': 'Akawunti yo tesobola kukola kino.',
    'access/not-found': 'Tetukizudde.',
    'limits/too-many': 'Ebyo bibadde bingi omulundi gumu. Lindako katono oddemu ogezeeko.',
    'server/failed': 'Tekikoze. By’okoze bikuumiddwa bulungi. Ddamu ogezeeko.',
    'server/unavailable': 'AfroLearn ewummuddemu katono. Ddamu ogezeeko mangu.',
  },
  faults: {
    'request/check': 'Kebera wano.',
    'text/too-many-letters': 'Kozesa ennukuta ezitasukka {most}.',
    'text/too-long': 'Ekyo kiwanvu nnyo.',
    'report/no-id': 'Lipoota yeetaaga ennamba yaayo.',
    'text/hidden': 'Wano waliwo ennukuta ezeekwese. Ddamu owandiike.',
  },
} as const satisfies Translation<typeof en>;
