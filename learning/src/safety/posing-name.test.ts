import { expect, test } from 'vitest';
import { posingNameProblem, posingPupilProblem } from '#safety/posing-name.ts';

test.each([
  ...['Head Teacher', 'HEADTEACHER', 'The Head  Teacher', 'Head-Teacher', 'H3ad Teacher', 'Mwalimu Mkuu'],
  ...[
    'AfroLearn',
    'AfroLearn Team',
    'Afro Learn',
    'Afr0Learn Support',
    'AFROLEARNN'.slice(0, 9),
    'Safety Team',
  ],
  ...['Admin', 'School Admin', 'Administrator', 'Moderator', 'Directrice', 'Omukulu w’essomero', 'Teacher'],
])('%j is an office, not a name', (name) => {
  expect(posingNameProblem(name)).toEqual({ key: 'name/office' });
});

test.each([
  'Mwalimu Juma',
  'Teacher Sarah',
  'Prince Okello',
  'Admire Moyo',
  'Afroza Learnmore',
  'Sr. Mary',
  'Teamir Abebe',
])('%j is a name', (name) => {
  expect(posingNameProblem(name)).toBeNull();
});

test.each([
  'Teacher Sarah',
  'TEACHER  sarah',
  'Teach3r Sarah',
  'Tr. Okello',
  'Omusomesa Nakato',
  'Head Teacher',
  'Head Sarah',
  'H3ad Sarah',
  'Madam Sarah',
])('%j is no name of a pupil', (name) => expect(posingPupilProblem(name)).toEqual({ key: 'name/office' }));

test.each(['Mwalimu Juma', 'Sarah Teacher', 'Tracy Akello', 'Heather Okello', 'Prince Okello'])(
  '%j may be one: nobody is refused a name that children have',
  (name) => expect(posingPupilProblem(name)).toBeNull(),
);
