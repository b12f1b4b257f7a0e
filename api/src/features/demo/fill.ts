import { cardText, pinText } from '@afrolearn/learning/people/secrets.ts';
import type { Db } from '#db/connect.ts';
import { addUser, hashPassword, type UserRow } from '#features/accounts/index.ts';
import { addClass, seat } from '#features/classes/index.ts';
import { link, setChoice } from '#features/families/index.ts';
import { addRequest } from '#features/friends/index.ts';
import { addDemoSchool } from '#features/schools/index.ts';
import type { World } from '#http/context.ts';
import { fillAssistant } from './assistant-pages.ts';
import { fillClassTalk } from './class-talk.ts';
import { fillFamilies } from './families.ts';
import { fillGroups } from './fill-groups.ts';
import { fillJoining } from './fill-joining.ts';
import { fillRegisters } from './fill-registers.ts';
import { demoHost } from './history.db.ts';
import { hereFor } from './history.ts';
import {
  asksToApprove,
  classes,
  classmates,
  friendships,
  learners,
  newcomer,
  oldClass,
  parents,
  school,
  teachers,
} from './people.ts';

const demoEmail = (key: string) => `${key}@${demoHost}`;

type Common = { key: string; name: string; about: string; picture: string };

const common = ({ key, name, about, picture }: Common, now: Date) => ({
  schoolId: school.id,
  name,
  email: demoEmail(key),
  country: 'Uganda',
  picture: `/avatars/${picture}.svg`,
  demoAbout: about,
  createdAt: new Date(now.getTime() - hereFor),
});

const needed = <T>(value: T | null | undefined, what: string): T => {
  if (value == null) throw new Error(`the demo misses ${what}`);
  return value;
};

const secretOf = async (learner: (typeof learners)[number]) => {
  if ('pictures' in learner)
    return { secretKind: 'pictures' as const, passwordHash: await hashPassword(pinText(learner.pictures)) };
  if ('words' in learner)
    return { secretKind: 'card' as const, passwordHash: await hashPassword(cardText(learner.words)) };
  return {};
};

/** Fills an empty demo once. Under the row lock of the school a second process finds it done and leaves. */
export const fillDemo = async ({ db, ...world }: World): Promise<'filled' | 'already there'> =>
  await db.transaction(async (transaction: Db) => {
    if (!(await addDemoSchool(transaction, school))) return 'already there';
    const { env, now } = world;
    const people = new Map<string, UserRow>();
    const rooms = new Map<string, number>();
    const add = async (key: string, user: Parameters<typeof addUser>[2]) => {
      people.set(key, needed(await addUser(transaction, env.profile, user), key));
    };
    for (const person of teachers) {
      await add(person.key, {
        ...common(person, now()),
        role: 'teacher',
        administrator: person.administrator,
        verifiedAt: now(),
      });
    }
    for (const person of learners) {
      const { gradeId, birthYear } = person;
      await add(person.key, {
        ...common(person, now()),
        ...(await secretOf(person)),
        role: 'learner',
        consent: 'school',
        gradeId,
        birthYear,
      });
    }
    for (const { key, name, picture } of classmates) {
      const { demoAbout: _, ...person } = common({ key, name, picture, about: '' }, now());
      await add(key, { ...person, role: 'learner', consent: 'school', gradeId: 7, birthYear: 2013 });
    }
    const { demoAbout: _, ...arrived } = common({ ...newcomer, about: '' }, now());
    await add(newcomer.key, { ...arrived, role: 'learner', consent: 'school', gradeId: 7, birthYear: 2013 });
    for (const person of parents)
      await add(person.key, { ...common(person, now()), role: 'parent', verifiedAt: now() });
    const idOf = (key: string) => needed(people.get(key), key).id;
    for (const { key, teacher, code, ...row } of classes) {
      const members = [
        ...learners.filter((learner) => learner.class === key),
        ...(key === 'p7' ? classmates : []),
      ];
      const room = { ...row, schoolId: school.id, teacherId: idOf(teacher) };
      const classId = await addClass(transaction, room, () => code);
      rooms.set(key, classId);
      await seat(
        transaction,
        classId,
        members.map((member) => idOf(member.key)),
        now(),
      );
      const pupils = members.map((member) => ({ key: member.key, id: idOf(member.key) }));
      await fillRegisters(transaction, { classId, teacherId: idOf(teacher), pupils }, now());
    }
    const { teacher: former, ...old } = oldClass;
    const oldId = await addClass(
      transaction,
      { ...old, schoolId: school.id, teacherId: idOf(former), archivedAt: now() },
      null,
    );
    await seat(
      transaction,
      oldId,
      classmates.map(({ key }) => idOf(key)),
      now(),
    );
    for (const { key, children } of parents) {
      for (const child of children) await link(transaction, idOf(key), idOf(child), now());
    }
    await fillFamilies(transaction, idOf, now());
    await setChoice(transaction, idOf(asksToApprove.parent), idOf(asksToApprove.child), {
      approveFriends: true,
    });
    for (const { asker, asked, agreed, ...more } of friendships)
      await addRequest(transaction, {
        askerId: idOf(asker),
        askedId: idOf(asked),
        askedAt: now(),
        agreedAt: agreed ? now() : null,
        askedWaits: 'waits' in more,
      });
    await fillGroups(
      { ...world, db: transaction },
      { person: idOf, room: (key) => needed(rooms.get(key), key) },
    );
    await fillJoining(transaction, (key) => needed(people.get(key), key), now());
    await fillClassTalk(transaction, idOf, now());
    await fillAssistant(transaction, idOf('achieng'), now());
    return 'filled';
  });
