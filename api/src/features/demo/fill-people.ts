import { cardText, pinText } from '@afrolearn/learning/people/secrets.ts';
import type { Db } from '#db/connect.ts';
import { addUsers, hashPassword, type NewUser, type UserRow } from '#features/accounts/index.ts';
import type { World } from '#http/context.ts';
import { manyPupils } from './big-class/pupils.ts';
import { demoHost } from './history/history.db.ts';
import { classmates, hereForDays, learners, newcomer, parents, school, teachers } from './people.ts';

const day = 24 * 60 * 60 * 1000;
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day);

const demoEmail = (key: string) => `${key}@${demoHost}`;

type Common = { key: string; name: string; about: string; picture: string };

const common = ({ key, name, about, picture }: Common, now: Date) => ({
  schoolId: school.id,
  name,
  email: demoEmail(key),
  country: 'Uganda',
  picture: `/avatars/${picture}.svg`,
  demoAbout: about,
  createdAt: daysBefore(now, hereForDays),
});

const secretOf = async (learner: (typeof learners)[number]) => {
  if ('pictures' in learner)
    return { secretKind: 'pictures' as const, passwordHash: await hashPassword(pinText(learner.pictures)) };
  if ('words' in learner)
    return { secretKind: 'card' as const, passwordHash: await hashPassword(cardText(learner.words)) };
  return {};
};

const gradeOf = ({ gradeId, birthYear }: (typeof learners)[number]) => ({ gradeId, birthYear });

const learnerOf = (person: Common, about: { gradeId: number; birthYear: number }, now: Date) => ({
  ...common(person, now),
  ...about,
  role: 'learner' as const,
  consent: 'school' as const,
});

/* Pupils of the large class. The login page does not list them. */
const silent = (user: NewUser): NewUser => ({ ...user, demoAbout: null });

/** Everybody of the demo by their keys. */
export const addPeople = async (
  db: Db,
  profile: World['env']['profile'],
  now: Date,
): Promise<ReadonlyMap<string, UserRow>> => {
  const p7 = { gradeId: 7, birthYear: 2013 };
  const list: (readonly [key: string, user: NewUser])[] = [];
  for (const person of teachers) {
    const { administrator } = person;
    list.push([person.key, { ...common(person, now), role: 'teacher', administrator, verifiedAt: now }]);
  }
  for (const person of learners)
    list.push([person.key, { ...learnerOf(person, gradeOf(person), now), ...(await secretOf(person)) }]);
  for (const person of [...classmates, newcomer])
    list.push([person.key, silent(learnerOf({ ...person, about: '' }, p7, now))]);
  for (const { birthYear, ...person } of manyPupils)
    list.push([person.key, silent(learnerOf({ ...person, about: '' }, { ...p7, birthYear }, now))]);
  for (const person of parents)
    list.push([person.key, { ...common(person, now), role: 'parent', verifiedAt: now }]);
  const rows = await addUsers(
    db,
    profile,
    list.map(([, user]) => user),
  );
  return new Map(
    list.flatMap(([key], place) => {
      const row = rows[place];
      return row === undefined ? [] : [[key, row]];
    }),
  );
};
