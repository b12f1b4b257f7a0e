import { randomUUID } from 'node:crypto';
import type { ToolEvidence } from '@afrolearn/learning/tools/evidence.ts';
import type { RiddleBook } from '@afrolearn/learning/tools/jokes-riddles/riddles.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { toolContents } from '#db/tables.ts';

/** Ids of the imported collection, and the evidence of a new round of five riddles that were guessed. */
export const riddlesIn = async (db: Db) => {
  const [row] = await db
    .select({ content: toolContents.content })
    .from(toolContents)
    .where(eq(toolContents.tool, 'jokes-riddles'));
  if (row === undefined) throw new Error('the riddles were not imported');
  const { entries } = row.content as RiddleBook;
  const idsOf = (wanted: 'riddle' | 'joke') =>
    entries.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const [riddles, jokes] = [idsOf('riddle').slice(0, 5), idsOf('joke').slice(0, 5)];
  const round = (change: Partial<ToolEvidence> = {}): ToolEvidence => ({
    run: randomUUID(),
    ms: 50_000,
    answers: riddles.map((question) => ({ question, answer: 'a pot' })),
    ...change,
  });
  return { riddles, jokes, round };
};
