/** Promise C10 for cached replies: they are sent without being parsed, so none of them may show an adult a child. */
import { expect, test } from 'vitest';
import { addUser, newSession } from '#features/accounts/index.ts';
import { keptAs } from '#features/catalogue/index.ts';
import type { Served } from '#http/serve.ts';
import { policy, served } from '#slices.ts';
import { testApp } from '#testing/test-app.ts';

type Asked = { db: Parameters<typeof keptAs>[0] };

/* These calls answer an empty list from the cache. */
const fromCache = (keys: readonly string[]): readonly Served[] =>
  served.map((one) => {
    const handle = ({ db }: Asked) => keptAs(db, one.key, async () => [], { tagged: false });
    return keys.includes(one.key) ? { ...one, handle } : one;
  });

test('a call that can show a child never answers from a cache; control: another call does', async () => {
  const doctored = { served: fromCache(['GET /children', 'GET /notifications']), policy };
  const { send, database, clock } = await testApp({}, { doctored });
  const user = await addUser(database.db, 'public', { role: 'parent', name: 'Okot Jane', country: 'Uganda' });
  if (user === null) throw new Error('the parent could not be added');
  const token = await newSession(database.db, user, clock.now);
  const answers = [
    await send('GET', '/api/children', { token }),
    await send('GET', '/api/notifications', { token }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([500, 200]);
});
