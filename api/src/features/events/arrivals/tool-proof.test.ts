/** A completed tool earns by its evidence, once, and never by its name (decision 128). */
import { randomUUID } from 'node:crypto';
import type { Reply } from '@afrolearn/contract/index.ts';
import type { ToolEvidence } from '@afrolearn/learning/tools/evidence.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { events } from '#db/tables.ts';
import { taughtDatabase } from '#testing/packed-curriculum.ts';
import { testApp } from '#testing/test-app.ts';
import { addPupil, openDevice, tell } from '../testing/device.ts';
import { riddlesIn } from '../testing/riddle-round.ts';

const { send, database, clock } = await testApp({}, { database: await taughtDatabase() });
const { db } = database;
const { riddles, jokes, round } = await riddlesIn(db);

const pupil = () => addPupil(db, clock.now);
const completed = (evidence: ToolEvidence | undefined, tool = 'jokes-riddles', happened = openDevice()) =>
  happened('tool.completed', { tool, ...(evidence === undefined ? {} : { evidence }) }, clock.now);
const outcome = ({ results }: Pick<Reply<'POST /events'>, 'results'>) =>
  results.map(({ status, doubt, seeds }) => [status, doubt ?? null, seeds ?? 0]);
const [earned, unproven] = [
  ['stored', null, 5],
  ['stored', 'no proof', 0],
];

test('a round of riddles that were guessed earns five seeds, and its guesses are not stored', async () => {
  const akello = await pupil();
  expect(outcome(await tell(send, akello, [completed(round())]))).toEqual([earned]);
  const [stored] = await db
    .select({ payload: events.payload })
    .from(events)
    .where(eq(events.userId, akello.user.id));
  expect(stored?.payload['evidence']).toMatchObject({ answers: 5, ms: 50_000 });
});

test.each<[string, ToolEvidence | undefined, string?]>([
  ['a bare slug', undefined],
  ['a tool that is not there', round(), 'quest-quiz'],
  ['no answers', round({ answers: [] })],
  ['empty guesses', round({ answers: riddles.map((question) => ({ question, answer: ' ' })) })],
  ['invented riddles', round({ answers: ['a', 'b', 'c'].map((id) => ({ question: id, answer: 'pot' })) })],
  ['jokes, which nobody guesses', round({ answers: jokes.map((question) => ({ question, answer: 'pot' })) })],
  ['faster than a child', round({ ms: 4_999 })],
  ['the evidence of another kind', { run: randomUUID(), ms: 99_000, words: { count: 90, different: 80 } }],
])('%s: stored, and earns nothing', async (_, evidence, tool) => {
  expect(outcome(await tell(send, await pupil(), [completed(evidence, tool)]))).toEqual([unproven]);
});

test('a replayed use earns nothing: again, beside itself, from another device, by another learner', async () => {
  const [akello, okello, evidence] = [await pupil(), await pupil(), round()];
  const both = await tell(send, akello, [completed(evidence), completed(evidence)]);
  expect(outcome(both)).toEqual([earned, unproven]);
  expect(outcome(await tell(send, akello, [completed(evidence)]))).toEqual([unproven]);
  expect(
    outcome(await tell(send, akello, [completed({ ...evidence, run: evidence.run.toUpperCase() })])),
  ).toEqual([unproven]);
  expect(outcome(await tell(send, okello, [completed(evidence)]))).toEqual([unproven]);
  expect(outcome(await tell(send, okello, [completed(round())]))).toEqual([earned]);
});

test('an event that is sent again is the same event, and a refused shape is refused alone', async () => {
  const [akello, event] = [await pupil(), completed(round())];
  await tell(send, akello, [event]);
  const broken = completed(round({ ms: -1 }));
  const { results } = await tell(send, akello, [event, broken, completed(round())]);
  expect(results.map(({ status }) => status)).toEqual(['duplicate', 'refused', 'stored']);
});

test('uses that claim more time than there was are doubted', async () => {
  const [akello, happened] = [await pupil(), openDevice()];
  const long = () => round({ ms: 24 * 60 * 60_000, strokes: { count: 3_000, points: 90_000 } });
  const results = outcome(
    await tell(send, akello, [
      completed(long(), undefined, happened),
      completed(long(), undefined, happened),
    ]),
  );
  expect(results).toEqual([earned, ['stored', 'no time', 0]]);
});

test('a day of honest rounds loses none; five of them earn', async () => {
  const [akello, happened] = [await pupil(), openDevice()];
  const rounds = Array.from({ length: 12 }, () => completed(round(), 'jokes-riddles', happened));
  const results = outcome(await tell(send, akello, rounds));
  expect(results.map(([, doubt]) => doubt)).toEqual(rounds.map(() => null));
  expect(results.reduce((sum, [, , seeds]) => sum + Number(seeds), 0)).toBe(25);
});
