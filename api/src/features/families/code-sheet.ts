import { randomInt } from 'node:crypto';
import { drawLinkCode } from '@afrolearn/learning/people/secrets.ts';
import { logSecurity } from '#db/security-log.ts';
import type { Person, World } from '#http/context.ts';
import { codesLive, headOfSheet, keepSheet, pupilsIn } from './families.db.ts';

type Room = { id: number; name: string; schoolId: number | null; teacherId: number };

/**
 * A printable code for the parents of each pupil of a class. The caller has checked that the person manages the
 * class.
 */
export const makeSheet = async (
  { db: database, now }: Pick<World, 'db' | 'now'>,
  user: Person,
  room: Room,
) => {
  const expiresAt = new Date(now().getTime() + codesLive);
  const pupils = await pupilsIn(database, room.id);
  const codes = pupils.map(({ id, name }) => ({
    id,
    name,
    code: drawLinkCode((below) => randomInt(below)),
  }));
  await database.transaction(async (db) => {
    await keepSheet(
      db,
      codes.map(({ id, code }) => ({ childId: id, code })),
      { madeBy: user.id, expiresAt },
    );
    for (const child of pupils)
      await logSecurity(db, 'link-code-made', { at: now(), user: child, detail: { by: user.id } });
  });
  return {
    class: { id: room.id, name: room.name },
    ...(await headOfSheet(database, room)),
    madeAt: now().toISOString(),
    expiresAt: expiresAt.toISOString(),
    codes,
  };
};
