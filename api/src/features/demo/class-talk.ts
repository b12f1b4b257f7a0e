/** Shared notes of the demo's class about a lesson, and one open report for its teacher. */
import type { Db } from '#db/connect.ts';
import { keepReport } from '#features/cases/index.ts';
import { keepShared } from '#features/notes/index.ts';
import { school } from './people.ts';

const hour = 60 * 60 * 1000;
const lesson = 'u400-l1';

/* Fixed ids, so that filling is idempotent. */
const sentId = (n: number) => `0191d4e0-0000-7000-8000-00000000000${n}`;

export const fillClassTalk = async (db: Db, idOf: (key: string) => number, now: Date): Promise<void> => {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const say = (by: string, text: string, n: number, hours: number) =>
    keepShared(db, { userId: idOf(by), sentId: sentId(n), itemId: lesson, text, at: ago(hours) });
  await say('akello', 'Why does the lamp go out when the switch is open?', 1, 26);
  const words = 'You ask silly things. Go away.';
  const thing = String(await say('okello', words, 2, 25));
  await keepReport(
    db,
    { schoolId: school.id, kind: 'note', thing, aboutId: idOf('okello'), words },
    { id: sentId(3), userId: idOf('akello'), reason: 'unkind', urgent: false, byLearner: true },
    ago(24),
  );
};
