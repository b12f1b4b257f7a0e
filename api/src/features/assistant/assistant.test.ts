import { randomUUID } from 'node:crypto';
import type { KeptPage, KeptPageRow } from '@afrolearn/contract/assistant.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { assistantPages } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';
import { aForm, aPage } from './testing/samples.ts';

const { send, db, clock, person } = await aClass();

const save = (token: string, more: object = {}) =>
  send('POST', '/api/assistant/pages', {
    token,
    body: { id: randomUUID(), tool: 'exit-ticket', page: aPage, form: aForm, ...more },
  });
const list = async (token: string) =>
  (await send('GET', '/api/assistant/pages', { token })).body as KeptPageRow[];

describe('keeping a page', () => {
  test('it comes back as it was made, with the form that made it', async () => {
    const { token } = await person('teacher');
    const saved = (await save(token)).body as KeptPage;
    const opened = await send('GET', `/api/assistant/pages/${saved.id}`, { token });
    expect(opened.body).toEqual({ ...saved, page: aPage, form: aForm, version: 1, tool: 'exit-ticket' });
    expect(await list(token)).toEqual([
      { id: saved.id, tool: 'exit-ticket', title: aPage.title, changedAt: saved.changedAt },
    ]);
  });

  test('sent twice it is one page, and the first stands', async () => {
    const { token } = await person('teacher');
    const id = randomUUID();
    expect((await save(token, { id })).status).toBe(201);
    const again = await save(token, { id, page: { ...aPage, title: 'Another' } });
    expect([again.status, (again.body as KeptPage).page.title]).toEqual([201, aPage.title]);
    expect(await list(token)).toHaveLength(1);
  });

  test('the last changed stands first', async () => {
    const { token } = await person('teacher');
    const [first, second] = [randomUUID(), randomUUID()];
    await save(token, { id: first });
    clock.now = new Date(clock.now.getTime() + 1000);
    await save(token, { id: second });
    clock.now = new Date(clock.now.getTime() + 1000);
    await send('PUT', `/api/assistant/pages/${first}`, {
      token,
      body: { version: 1, page: { ...aPage, title: 'Changed' }, form: aForm },
    });
    expect((await list(token)).map(({ id, title }) => [id, title])).toEqual([
      [first, 'Changed'],
      [second, aPage.title],
    ]);
  });

  test('the hundred-and-first is refused, also when many come at once, and nothing is lost', async () => {
    const { token, id: userId } = await person('teacher');
    await db.insert(assistantPages).values(
      Array.from({ length: 98 }, (_, at) => ({
        userId,
        id: randomUUID(),
        tool: 'worksheet' as const,
        title: `Worksheet ${at}`,
        page: aPage,
        form: aForm,
        createdAt: clock.now,
        changedAt: clock.now,
      })),
    );
    const answers = await Promise.all([1, 2, 3, 4].map(() => save(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'assistant/full' });
    expect(await list(token)).toHaveLength(100);
  });
});

describe('changing and deleting', () => {
  test('a version that no page can have is refused as a wrong form, not by a failure', async () => {
    const { token } = await person('teacher');
    const { id } = (await save(token)).body as KeptPage;
    for (const version of [2 ** 31 - 1, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
      const body = { version, page: aPage, form: aForm };
      expect((await send('PUT', `/api/assistant/pages/${id}`, { token, body })).status).toBe(400);
    }
  });

  test('who changes an older version is refused, and the newer one stays', async () => {
    const { token } = await person('teacher');
    const { id } = (await save(token)).body as KeptPage;
    const change = (version: number, title: string) =>
      send('PUT', `/api/assistant/pages/${id}`, {
        token,
        body: { version, page: { ...aPage, title }, form: aForm },
      });
    expect(((await change(1, 'On the phone')).body as KeptPage).version).toBe(2);
    const late = await change(1, 'On the laptop');
    expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: 'assistant/changed' })]);
    const opened = await send('GET', `/api/assistant/pages/${id}`, { token });
    expect((opened.body as KeptPage).page.title).toBe('On the phone');
  });

  test('a deleted page is gone, and deleting it again says so', async () => {
    const { token } = await person('teacher');
    const { id } = (await save(token)).body as KeptPage;
    expect((await send('DELETE', `/api/assistant/pages/${id}`, { token })).status).toBe(200);
    for (const method of ['GET', 'DELETE'] as const)
      expect((await send(method, `/api/assistant/pages/${id}`, { token })).status).toBe(404);
  });

  test('another teacher neither sees, changes nor deletes it, and may use the same id', async () => {
    const [mine, other] = [await person('teacher'), await person('teacher')];
    const { id } = (await save(mine.token)).body as KeptPage;
    const at = `/api/assistant/pages/${id}`;
    const body = { version: 1, page: aPage, form: aForm };
    expect((await send('GET', at, { token: other.token })).status).toBe(404);
    expect((await send('PUT', at, { token: other.token, body })).status).toBe(404);
    expect((await send('DELETE', at, { token: other.token })).status).toBe(404);
    expect(await list(other.token)).toEqual([]);
    expect((await save(other.token, { id, page: { ...aPage, title: 'Theirs' } })).status).toBe(201);
    expect(await list(mine.token)).toMatchObject([{ title: aPage.title }]);
  });

  test('the pages of an account that is deleted are deleted too', async () => {
    const { token, id } = await person('teacher');
    await save(token);
    const { users } = await import('#db/tables.ts');
    await db.delete(users).where(eq(users.id, id));
    expect(await db.$count(assistantPages, eq(assistantPages.userId, id))).toBe(0);
  });
});

test('what is no page, or is far too long, is refused beside its field and not kept', async () => {
  const { token } = await person('teacher');
  const bad = [
    { tool: 'chat' },
    { id: 'one' },
    { page: { ...aPage, title: ' ' } },
    { page: { ...aPage, blocks: [{ kind: 'script', text: 'x' }] } },
    { page: { ...aPage, blocks: [{ kind: 'writing', count: 500 }] } },
    { page: { ...aPage, blocks: [{ kind: 'text', text: 'x'.repeat(4001) }] } },
    { page: { ...aPage, blocks: Array.from({ length: 121 }, () => ({ kind: 'text', text: 'x' })) } },
    { form: { ...aForm, values: { secret: 1 } } },
    { form: { ...aForm, draw: -1 } },
  ];
  for (const more of bad) {
    const { status, body } = await save(token, more);
    expect([JSON.stringify(more).slice(0, 60), status, (body as { code: string }).code]).toEqual([
      JSON.stringify(more).slice(0, 60),
      400,
      'request/invalid',
    ]);
  }
  expect(await list(token)).toEqual([]);
});

test('a page of the largest size that tools make is kept', async () => {
  const { token } = await person('teacher');
  const rows = Array.from({ length: 60 }, () => Array.from({ length: 11 }, () => 'word '.repeat(20)));
  const page = {
    ...aPage,
    blocks: [{ kind: 'table', head: Array.from({ length: 11 }, () => 'Head'), rows }],
  };
  const saved = await save(token, { page });
  expect(saved.status).toBe(201);
  expect((saved.body as KeptPage).page).toEqual(page);
});
