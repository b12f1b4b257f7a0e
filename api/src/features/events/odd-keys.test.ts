/** Keys that could reach an object's prototype: one event with such a key must not block a device's queue. */
import { expect, test } from 'vitest';
import { taughtDatabase } from '#testing/packed-curriculum.ts';
import { testApp } from '#testing/test-app.ts';
import { addPupil, openDevice, statusesOf, type tell } from './testing/device.ts';

const { send, database, clock } = await testApp({}, { database: await taughtDatabase() });

test.each(['"__proto__"', '"\\u005f_proto__"', '"constructor"'])(
  'an event with the key %s is judged alone, and the others of its batch are stored',
  async (key) => {
    const [akello, happened] = [await addPupil(database.db, clock.now), openDevice()];
    const [first, last] = [1, 2].map((n) =>
      JSON.stringify(happened('item.opened', { item: `u400-l${n}` }, clock.now)),
    );
    const odd = JSON.stringify(happened('tool.used', { tool: 'no-such-tool' }, clock.now)).slice(1);
    const told = await send('POST', '/api/events', {
      token: akello.token,
      body: `{"events":[${first},{${key}:{"prototype":1},${odd},${last}]}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(told.status).toBe(200);
    expect(statusesOf(told.body as Awaited<ReturnType<typeof tell>>)).toEqual([
      'stored',
      'refused',
      'stored',
    ]);
  },
);
