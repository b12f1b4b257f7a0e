import { linkCodeIn } from '@afrolearn/learning/people/secrets.ts';
import type { Db } from '#db/connect.ts';
import { logSecurity } from '#db/security-log.ts';
import type { World } from '#http/context.ts';
import { countUse, giveBack, type Who } from '#http/limits/apply.ts';
import { refuse } from '#http/refuse.ts';
import { codeTries } from './limits.ts';
import { nameUser, takeStaffCode } from './staff-codes.db.ts';

type Person = { id: number; schoolId: number | null };

/**
 * Performs an action with a staff code and uses the code up, atomically, so that an invalid form costs no
 * code. Wrong codes count (limit J), by person or by address for guests.
 */
export const spendStaffCode = async <P extends Person>(
  world: World,
  who: Who,
  { typed, field }: { typed: string; field: string },
  act: (db: Db, schoolId: number) => Promise<P>,
): Promise<P> => {
  const code = linkCodeIn(typed);
  if (code === null) throw refuse('request/invalid', { fields: { [field]: { key: 'staff-code/form' } } });
  await countUse(world, codeTries, who);
  let wrong = false;
  try {
    return await world.db.transaction(async (db) => {
      const taken = await takeStaffCode(db, code, world.now());
      wrong = taken === null;
      if (taken === null)
        throw refuse('staff/wrong-code', { fields: { [field]: { key: 'staff-code/wrong' } } });
      const person = await act(db, taken.schoolId);
      await nameUser(db, taken.id, person.id);
      await logSecurity(db, 'staff-code-used', { at: world.now(), user: person, detail: {} });
      return person;
    });
  } finally {
    if (!wrong) await giveBack(world, codeTries, who);
  }
};
