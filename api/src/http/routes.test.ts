import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { assignments } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';

const { send, db, room, teacher, pupil } = await aClass();

const whoWaits = sql`select pid from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database()`;

test('work handed in while the teacher takes the task back: the task is not there, and nothing failed', async () => {
  const { token } = await pupil();
  const body = { ref: 'paper', title: 'My family tree', paper: 'Draw it.', classId: room.id };
  const { id } = (await send('POST', '/api/assignments', { token: teacher.token, body })).body as {
    id: number;
  };
  let handing: ReturnType<typeof send> | undefined;
  await db.transaction(async (taking) => {
    await taking.delete(assignments).where(eq(assignments.id, id));
    handing = send('POST', `/api/my-assignments/${id}/hand-in`, { token, body: { text: 'Here.' } });
    // It has read the row but not written yet: it waits for the deletion of the row.
    await vi.waitFor(async () => expect((await db.execute(whoWaits)).rows).toHaveLength(1), {
      timeout: 20_000,
    });
  });
  expect(await handing).toMatchObject({ status: 404, body: { code: 'access/not-found' } });
});
