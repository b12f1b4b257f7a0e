import type { Fault } from '#languages/fault.ts';
import { normaliseText } from '#safety/normalise.ts';

/* Offices of a school and of AfroLearn, as they stand in a name: nobody is called so, and children trust who is. */
const offices = [
  ...[
    'admin',
    'administrator',
    'sysadmin',
    'webmaster',
    'moderator',
    'helpdesk',
    'help desk',
    'support team',
  ],
  ...['headteacher', 'head teacher', 'headmaster', 'headmistress', 'class teacher', 'school nurse'],
  ...['mwalimu mkuu', 'msimamizi', 'omukulu w essomero', 'omukulu wessomero'],
  ...['administrateur', 'administratrice', 'moderateur', 'directeur', 'directrice'],
];
/* Words that are an office only when nothing else stands there. */
const alone = new Set(['teacher', 'omusomesa', 'enseignant', 'enseignante', 'staff', 'support', 'official']);

const isOffice = (name: string): boolean => {
  const words = normaliseText(name);
  if (words.replaceAll(' ', '').includes('afrolearn') || words.endsWith(' team') || alone.has(words))
    return true;
  return offices.some((office) => ` ${words} `.includes(` ${office} `));
};

/* How a teacher is addressed: right before an adult's name, a pose before a pupil's. 'Mwalimu' is a child's name, too. */
const titles = new Set(['teacher', 'head', 'madam', 'omusomesa', 'enseignant', 'enseignante', 'tr']);

/** As below, for a pupil: 'Teacher Sarah' is a name that classmates would believe. */
export const posingPupilProblem = (name: string): Fault<'name/office'> | null => {
  const [first = ''] = normaliseText(name).split(' ');
  return titles.has(first) ? { key: 'name/office' } : posingNameProblem(name);
};

/** Null when a name is not that of an office. For people, not for classes. */
export const posingNameProblem = (name: string): Fault<'name/office'> | null =>
  isOffice(name) ? { key: 'name/office' } : null;
