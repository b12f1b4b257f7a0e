import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#db/tables.ts';
import { addUser, newSession } from '#features/accounts/index.ts';
import { testApp } from '#testing/test-app.ts';

const { send, database, clock } = await testApp({ SAFETY_PROFILE: 'school' });

test('an account with a card keeps no email, also when the child gives one', async () => {
  const child = await addUser(database.db, 'school', {
    role: 'learner',
    name: 'Apio Mercy',
    secretKind: 'card',
  });
  if (child === null) throw new Error('nobody was added');
  const token = await newSession(database.db, child, clock.now);
  const answer = await send('PATCH', '/api/me', { token, body: { email: 'apio@home.ug' } });
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { fields: { email: expect.stringMatching(/^Your card is enough/) } },
  ]);
  const [row] = await database.db.select().from(users).where(eq(users.id, child.id));
  expect(row?.email).toBeNull();
});
