/**
 * Completed tools of a learner, stored as the program stores those of the demo: without proof, because most of the
 * documented tools are not available. What needs proof is tested in `events/tool-proof.test.ts`.
 */
import { randomUUID } from 'node:crypto';
import type { Db } from '#db/connect.ts';
import { receiveOfMany } from '#features/events/index.ts';
import type { Person } from '#http/context.ts';
import { inEnglish } from '#words/words.ts';

const learner = (id: number): Person => ({
  id,
  schoolId: null,
  gradeId: null,
  role: 'learner',
  administrator: false,
  verified: true,
  sessionId: randomUUID(),
});

export const completeTools = async (
  db: Db,
  userId: number,
  tools: readonly string[],
  at: Date,
): Promise<void> => {
  const about = { device: randomUUID(), zone: 'Africa/Kampala', schema: 1, occurredAt: at.toISOString() };
  const sent = tools.map((tool, seq) => ({
    ...about,
    id: randomUUID(),
    seq,
    type: 'tool.completed',
    payload: { tool },
  }));
  const world = { db, now: () => at, say: inEnglish, teller: 'the program' } as const;
  await receiveOfMany(world, [{ user: learner(userId), events: sent }]);
};
