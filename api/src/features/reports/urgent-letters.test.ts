/** Urgent reports are also sent by letter to heads and the second adult. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cleanUp } from '#db/clean-up.ts';
import { reportCases, reports, users } from '#db/tables.ts';
import { openMailbox, publicUrl } from '#testing/mailbox.ts';
import { aDesk, named, only } from './testing/desk.ts';

const box = await openMailbox();
const { db, clock, person, pupil, head, teacher, report, cases, act, clear } = await aDesk(box.settings);
const day = 24 * 60 * 60 * 1000;
const write = (id: number, email: string) => db.update(users).set({ email }).where(eq(users.id, id));
await write(head.id, 'head@here.ug');
await write(teacher.id, 'second@here.ug');

test('a closed case is forgotten after a year; one that an adult keeps hidden loses its words and its reporters', async () => {
  const [one, kept, shown] = [await pupil(), await pupil(), await pupil()];
  for (const about of [kept, shown]) await report(one, named(about));
  const open = await person('learner');
  await report(one, named(open));
  for (const { id, about } of await cases(head)) {
    if (about?.id === kept.id) await act(head, id, 'hide');
    if (about?.id !== open.id) await act(head, id, 'done');
  }
  await cleanUp(db, new Date(clock.now.getTime() + 364 * day));
  expect(await db.select().from(reportCases)).toHaveLength(3);
  await cleanUp(db, new Date(clock.now.getTime() + 366 * day));
  const left = await db.select().from(reportCases);
  expect(left.map(({ aboutId }) => aboutId).sort()).toEqual([kept.id, open.id].sort());
  expect(left.find(({ aboutId }) => aboutId === kept.id)).toMatchObject({ words: '', hidden: 'adult' });
  expect(only(await db.select().from(reports)).caseId).toBe(
    left.find(({ aboutId }) => aboutId === open.id)?.id,
  );
  await clear();
});

test('never the one whom it is about, even the head', async () => {
  const before = box.letters.length;
  const [one] = [await pupil()];
  await report(one, named(head), 'adult');
  await box.next('second@here.ug');
  expect(box.letters.slice(before).map(({ to }) => to)).toEqual(['second@here.ug']);
  await clear();
});

test('the head and the second adult are written to once a day, and the letter names nobody', async () => {
  const [one, two, other] = [await pupil(), await pupil(), await pupil()];
  await report(one, named(other), 'unkind');
  await report(one, named(other), 'scared');
  const letters = [await box.next('head@here.ug'), await box.next('second@here.ug')];
  for (const { subject, text } of letters) {
    expect(subject).toBe('An urgent report waits at your school');
    expect(text).toContain(`${publicUrl}/reports`);
    expect(text).not.toMatch(/Akello|Mercy|scared/i);
  }
  await report(two, named(other), 'asks');
  clock.now = new Date(clock.now.getTime() + 2 * day);
  await report(two, named(other), 'adult');
  await box.next('head@here.ug');
  // One for the first report and one two days later; none for others.
  expect(box.letters.filter(({ to }) => to === 'head@here.ug')).toHaveLength(2);
  await clear();
});
