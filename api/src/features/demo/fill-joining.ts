/** Open requests to the demo's teachers: a newcomer's for a class, and a learner's for a teacher. */
import type { Db } from '#db/connect.ts';
import type { UserRow } from '#features/accounts/index.ts';
import { classWithCode } from '#features/classes/index.ts';
import { askFor, wishFor } from '#features/joining/index.ts';
import { classes, newcomer, wish } from './people.ts';

const hour = 60 * 60 * 1000;

export const fillJoining = async (db: Db, person: (key: string) => UserRow, now: Date): Promise<void> => {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const code = classes.find(({ key }) => key === newcomer.class)?.code ?? '';
  const room = await classWithCode(db, code);
  if (room === null) throw new Error(`the demo misses the class ${newcomer.class}`);
  await askFor(db, person(newcomer.key), room, ago(2));
  const { email } = person(wish.teacher);
  await wishFor(db, person(wish.learner), { teacherEmail: email ?? '', className: wish.className }, ago(26));
};
