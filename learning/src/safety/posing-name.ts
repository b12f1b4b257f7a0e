import type { Fault } from '#languages/fault.ts';
import { normaliseText } from '#safety/normalise.ts';

/* School and AfroLearn offices in names: nobody is called that, and children trust such a name. */
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
/* Offices only when they are the whole name. */
const alone = new Set(['teacher', 'omusomesa', 'enseignant', 'enseignante', 'staff', 'support', 'official']);

const isOffice = (name: string): boolean => {
  const words = normaliseText(name);
  if (words.replaceAll(' ', '').includes('afrolearn') || words.endsWith(' team') || alone.has(words))
    return true;
  return offices.some((office) => ` ${words} `.includes(` ${office} `));
};

/*
 * Titles of teachers: fine before an adult's name, impersonation before a pupil's. 'Mwalimu' is a child's
 * name, too.
 */
const titles = new Set(['teacher', 'head', 'madam', 'omusomesa', 'enseignant', 'enseignante', 'tr']);

/** As below, for a pupil: classmates would believe 'Teacher Sarah'. */
export const posingPupilProblem = (name: string): Fault<'name/office'> | null => {
  const [first = ''] = normaliseText(name).split(' ');
  return titles.has(first) ? { key: 'name/office' } : posingNameProblem(name);
};

/** Null when a name does not claim an office. For people, not for classes. */
export const posingNameProblem = (name: string): Fault<'name/office'> | null =>
  isOffice(name) ? { key: 'name/office' } : null;
