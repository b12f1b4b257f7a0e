import type { SliceWords, Translation } from './slice.ts';

const en = {
  activity: {
    mastered: '{name} mastered {title}',
    perfect: '{name} scored 100% in {title}',
    work: { one: '{count} student worked on {title}', other: '{count} students worked on {title}' },
    'handed-in': { one: '{count} student handed in {title}', other: '{count} students handed in {title}' },
    'joined-one': '{name} joined {class}',
    joined: '{count} students joined {class}',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  activity: {
    mastered: '{name} amemudu {title}',
    perfect: '{name} alipata 100% katika {title}',
    work: {
      one: 'Mwanafunzi {count} alifanya kazi ya {title}',
      other: 'Wanafunzi {count} walifanya kazi ya {title}',
    },
    'handed-in': { one: 'Mwanafunzi {count} alitoa {title}', other: 'Wanafunzi {count} walitoa {title}' },
    'joined-one': '{name} alijiunga na {class}',
    joined: 'Wanafunzi {count} walijiunga na {class}',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  activity: {
    mastered: '{name} maîtrise {title}',
    perfect: '{name} a obtenu 100 % à {title}',
    work: { one: '{count} élève a travaillé sur {title}', other: '{count} élèves ont travaillé sur {title}' },
    'handed-in': { one: '{count} élève a rendu {title}', other: '{count} élèves ont rendu {title}' },
    'joined-one': '{name} a rejoint {class}',
    joined: '{count} élèves ont rejoint {class}',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  activity: {
    mastered: '{name} amaze okuyiga {title}',
    perfect: '{name} yafuna 100% mu {title}',
    work: { one: 'Omuyizi {count} yakoze ku {title}', other: 'Abayizi {count} baakoze ku {title}' },
    'handed-in': { one: 'Omuyizi {count} yawaayo {title}', other: 'Abayizi {count} baawaayo {title}' },
    'joined-one': '{name} yeegasse ku {class}',
    joined: 'Abayizi {count} beegasse ku {class}',
  },
} as const satisfies Translation<typeof en>;

export const teaching = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
