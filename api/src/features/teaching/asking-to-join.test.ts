import type { TeacherToday } from '@afrolearn/contract/teaching.ts';
import { expect, test } from 'vitest';
import { classRequests } from '#db/tables.ts';
import { aTeachersClass as opened } from './testing/a-teachers-class.ts';

test('who asks to join is a job of the class they mean, until it is answered or too old', async () => {
  const { acting, ask, person, db, room, clock, teacher, send } = await opened();
  await acting('Apio Sarah');
  const askers = [await person('learner'), await person('learner'), await person('learner')];
  const request = (place: number, more: object) => ({
    learnerId: askers[place]?.id ?? 0,
    teacherId: teacher.id,
    className: room.name,
    way: 'code' as const,
    classId: room.id,
    askedAt: clock.now,
    ...more,
  });
  const long = new Date(clock.now.getTime() - 31 * 24 * 60 * 60 * 1000);
  await db
    .insert(classRequests)
    .values([
      request(0, {}),
      request(1, { way: 'email', classId: null, askedOf: 'a', className: ' p7 BLUE' }),
      request(2, { askedAt: long }),
    ]);
  const jobs = async () =>
    (await ask<TeacherToday>('today')).needs.filter((need) => need.kind === 'job' && need.job === 'requests');
  expect(await jobs()).toEqual([
    { kind: 'job', classId: room.id, className: 'P7 Blue', job: 'requests', count: 2 },
  ]);
  const waiting = (await send('GET', '/api/class-requests', { token: teacher.token })).body as {
    id: number;
  }[];
  for (const { id } of waiting)
    await send('POST', `/api/class-requests/${id}/reject`, { token: teacher.token });
  expect(await jobs()).toEqual([]);
  // A request whose class name matches none of this teacher's classes is not counted for one of them.
  await db
    .insert(classRequests)
    .values([request(0, { way: 'email', classId: null, askedOf: 'b', className: 'Drama Club' })]);
  expect(await jobs()).toEqual([]);
  const { needs } = await ask<TeacherToday>('today');
  expect(needs.filter((need) => need.kind === 'job' && need.job === 'wishes')).toEqual([
    { kind: 'job', classId: room.id, className: 'Drama Club', job: 'wishes', count: 1 },
  ]);
});
