import { expect, test } from 'vitest';
import { forms, testApp } from '#testing/test-app.ts';

const { send } = await testApp();
const teaches = 'Please use a kind name that you would say to your teacher.';

const refusedFields = async (change: object) => {
  const answer = await send('POST', '/api/register', {
    body: { ...forms.teacher('kind@school.ug'), ...change },
  });
  expect([answer.status, answer.body]).toMatchObject([400, { code: 'request/invalid' }]);
  return (answer.body as { fields: Record<string, string> }).fields;
};

test.each(['Stupid Head', 'S t u p i d', 'Mjinga Juma', 'Omusiru', 'Sale Connard'])(
  'the name %j is refused in words that teach',
  async (name) => {
    expect(await refusedFields({ name })).toEqual({ name: teaches });
  },
);

test.each(['P4 1d10t', 's-t-u-p-i-d class'])(
  'the class name %j is refused in words that teach',
  async (className) => {
    expect(await refusedFields({ className })).toEqual({ className: teaches });
  },
);

test.each(['P4 0772 123 456', 'P4 example.com'])(
  'the class name %j holds contact data',
  async (className) => {
    expect((await refusedFields({ className }))['className']).toMatch(/^Please leave out phone numbers/);
  },
);

test.each(['Shittu Abdullahi', 'Okello Dick', 'Kuma Demeksa'])('%s is welcome', async (name) => {
  const email = `${name.split(' ')[0]?.toLowerCase()}@school.ug`;
  const answer = await send('POST', '/api/register', { body: { ...forms.parent(email), name } });
  expect(answer.status).toBe(201);
});

test.each(['Head Teacher', 'AfroLearn Team', 'Afro Learn', '//evil.example/x', 'ᴀkello Grace'])(
  'the name %j poses as somebody or something else, and is refused beside its field',
  async (name) => {
    expect(Object.keys(await refusedFields({ name }))).toEqual(['name']);
  },
);
