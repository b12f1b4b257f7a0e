import type { Db } from '#db/connect.ts';
import { addClass, seat } from '#features/classes/index.ts';
import { link, setChoice } from '#features/families/index.ts';
import { addRequest } from '#features/friends/index.ts';
import { addDemoSchool } from '#features/schools/index.ts';
import type { World } from '#http/context.ts';
import { fillAssistant } from './assistant-pages.ts';
import { fillClassTalk } from './class-talk.ts';
import { fillFamilies } from './families.ts';
import { fillClasses } from './fill-classes.ts';
import { fillGroups } from './fill-groups.ts';
import { fillJoining } from './fill-joining.ts';
import { addPeople } from './fill-people.ts';
import { asksToApprove, classmates, friendships, oldClass, parents, school } from './people.ts';

const needed = <T>(value: T | null | undefined, what: string): T => {
  if (value == null) throw new Error(`the demo misses ${what}`);
  return value;
};

/** Fills an empty demo once. The school's row lock makes a second process find it done. */
export const fillDemo = async ({ db, ...world }: World): Promise<'filled' | 'already there'> =>
  await db.transaction(async (transaction: Db) => {
    if (!(await addDemoSchool(transaction, school))) return 'already there';
    const { env, now } = world;
    const people = await addPeople(transaction, env.profile, now());
    const idOf = (key: string) => needed(people.get(key), key).id;
    const rooms = await fillClasses(transaction, idOf, now());
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
