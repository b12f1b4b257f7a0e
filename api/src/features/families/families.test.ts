/**
 * Children without an email: made by a parent, linked by a code, signing in by pictures, card or password.
 */
import type { IssuedCard } from '@afrolearn/contract/families.ts';
import { cardText, pinText } from '@afrolearn/learning/people/secrets.ts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { guardianships, linkCodes, schools, securityLog, sessions, users } from '#db/tables.ts';
import { addUser, newSession } from '#features/accounts/index.ts';
import { testApp } from '#testing/test-app.ts';

const here = { id: 9, name: 'Shea Nut Primary School' };
const opened = async (profile: 'demo' | 'school' | 'public' = 'school') => {
  const scene = await testApp({ SAFETY_PROFILE: profile });
  await scene.database.db.insert(schools).values(here);
  return scene;
};
const school = await opened();

type Opened = typeof school;
type Kind = Parameters<typeof addUser>[2];

const person = async ({ database, clock }: Opened, user: Partial<Kind> & Pick<Kind, 'role'>) => {
  const row = await addUser(database.db, 'school', { name: 'Nobody Special', ...user });
  if (row === null) throw new Error('nobody was added');
  return { ...row, token: await newSession(database.db, row, clock.now) };
};
const parentOf = (scene: Opened, more: Partial<Kind> = {}) =>
  person(scene, { role: 'parent', country: 'Kenya', ...more });

const form = (more: object = {}) => ({ name: 'Apio Mercy', grade: 'Primary 1', secret: 'pictures', ...more });
const made = async (scene: Opened, token: string, more: object = {}) => {
  const answer = await scene.send('POST', '/api/children', { token, body: form(more) });
  expect(answer.status, answer.text).toBe(201);
  return answer.body as IssuedCard;
};
const textOf = ({ secret }: IssuedCard) => {
  if (secret === null) throw new Error('no secret was shown');
  return secret.kind === 'pictures' ? pinText(secret.pictures) : cardText(secret.words);
};
const signIn = async ({ send }: Opened, email: string, password: string, headers = {}) =>
  (await send('POST', '/api/login', { body: { email, password }, headers })).status;
const rowOf = async ({ database }: Opened, id: number) =>
  (await database.db.select().from(users).where(eq(users.id, id)))[0];

describe('a parent makes an account', () => {
  test('it has no email, the consent of the guardian, and a secret that is kept as a hash only', async () => {
    const parent = await parentOf(school);
    const card = await made(school, parent.token);
    expect(card).toMatchObject({ name: 'Apio Mercy', grade: 'Primary 1', secretKind: 'pictures' });
    const row = await rowOf(school, card.id);
    expect(row).toMatchObject({
      email: null,
      role: 'learner',
      consent: 'guardian',
      country: 'Kenya',
      schoolId: null,
      createdBy: parent.id,
    });
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(textOf(card));
  });

  test.each(['pictures', 'card'])('%s sign the child in, whatever their case and hyphens', async (secret) => {
    const parent = await parentOf(school);
    const card = await made(school, parent.token, { secret });
    expect(await signIn(school, card.studentId, textOf(card))).toBe(200);
    const written = textOf(card).toUpperCase().replaceAll('-', '  ');
    expect(await signIn(school, card.studentId.toLowerCase(), written)).toBe(200);
    expect(await signIn(school, card.studentId, 'pin:sun-sun-sun-sun')).toBe(401);
    expect(await signIn(school, card.studentId, `${textOf(card)}-sun`)).toBe(401);
  });

  test('a password that the parent chose signs in and is not answered', async () => {
    const { token } = await parentOf(school);
    const password = 'two goats on a hill';
    const card = await made(school, token, { secret: 'password', password });
    expect(card.secret).toBeNull();
    expect(await signIn(school, card.studentId, password)).toBe(200);
  });

  test.each([
    [{ secret: 'password' }, 'password', 'a password is missing'],
    [{ secret: 'password', password: 'password1' }, 'password', 'a password is easy to guess'],
    [{ secret: 'fingerprint' }, 'secret', 'there is no such way in'],
    [{ grade: 'Primary 8' }, 'grade', 'there is no such class'],
    [{ name: '<b>Apio' }, 'name', 'it is no name'],
    [{ grade: 'Primary 4', secret: 'pictures' }, 'secret', 'pictures are for Primary 1 to 3'],
  ])('%j is refused beside its field: %s, %s', async (more, field, _why) => {
    const { token } = await parentOf(school);
    const answer = await school.send('POST', '/api/children', { token, body: form(more) });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.stringMatching(/\.$/) } },
    });
  });

  test('the child joins the school of a parent whom the school knows, and no school otherwise', async () => {
    const known = await parentOf(school, { schoolId: here.id, verifiedAt: school.clock.now });
    const unknown = await parentOf(school, { schoolId: here.id });
    const schoolOf = async (token: string) => (await rowOf(school, (await made(school, token)).id))?.schoolId;
    expect([await schoolOf(known.token), await schoolOf(unknown.token)]).toEqual([here.id, null]);
  });

  test('the list shows own children with how they sign in, and nothing that signs in', async () => {
    const { token } = await parentOf(school);
    const { secret: _, ...child } = await made(school, token);
    const answer = await school.send('GET', '/api/children', { token });
    const community = { on: true, approveFriends: false, offByOther: false };
    const own = { mayInvite: true, consent: 'guardian', community, leavesAt: null };
    expect(answer.body).toEqual([{ ...child, ...own }]);
    const other = await parentOf(school);
    expect((await school.send('GET', '/api/children', { token: other.token })).body).toEqual([]);
  });
});

describe('where five pictures are enough (permissions, Signing in by age)', () => {
  test('on the network of the school; from outside the right pictures do not open it', async () => {
    const { token } = await parentOf(school);
    const card = await made(school, token);
    const from = (remoteAddress: string) =>
      school.app.inject({
        method: 'POST',
        url: '/api/login',
        remoteAddress,
        payload: { email: card.studentId, password: textOf(card) },
      });
    const statuses = [];
    for (const address of ['192.168.1.20', '10.4.0.9', 'fd00::7', '41.210.1.1', '2c0f:f5c0::1'])
      statuses.push((await from(address)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 401, 401]);
  });

  test('never on a server of many schools: there a child gets a card', async () => {
    const many = await opened('public');
    const { token } = await parentOf(many);
    expect(await many.send('POST', '/api/children', { token, body: form() })).toMatchObject({ status: 400 });
    const card = await made(many, token, { secret: 'card' });
    expect(await signIn(many, card.studentId, textOf(card))).toBe(200);
  });

  test('an adult can have neither: the database refuses it', async () => {
    const adult = await parentOf(school);
    const set = school.database.db.update(users).set({ secretKind: 'card' }).where(eq(users.id, adult.id));
    await expect(set).rejects.toThrow();
  });

  test('nobody chooses the form of a card as their own password', async () => {
    const { token } = await parentOf(school);
    const body = form({ secret: 'password', password: 'card:mango-river-goat' });
    expect(await school.send('POST', '/api/children', { token, body })).toMatchObject({ status: 400 });
  });
});

describe('a new card', () => {
  test('kills the old secret at once, keeps open sessions, and opens a locked account', async () => {
    const { token } = await parentOf(school);
    const card = await made(school, token);
    const session = await school.send('POST', '/api/login', {
      body: { email: card.studentId, password: textOf(card) },
    });
    const answer = await school.send('POST', `/api/children/${card.id}/new-card`, { token, body: {} });
    expect(answer.status).toBe(200);
    const fresh = answer.body as IssuedCard;
    expect(fresh.secret?.kind).toBe('pictures');
    expect(await signIn(school, card.studentId, textOf(fresh))).toBe(200);
    if (textOf(fresh) !== textOf(card)) expect(await signIn(school, card.studentId, textOf(card))).toBe(401);
    const { token: open } = session.body as { token: string };
    expect((await school.send('GET', '/api/me', { token: open })).status).toBe(200);
    const alive = await school.database.db.select().from(sessions).where(eq(sessions.userId, card.id));
    expect(alive.every(({ endedAt }) => endedAt === null)).toBe(true);
  });

  test('can be of the other kind; a child with a password gets a card', async () => {
    const { token } = await parentOf(school);
    const { id } = await made(school, token, { secret: 'password', password: 'two goats on a hill' });
    const ask = (body: object) => school.send('POST', `/api/children/${id}/new-card`, { token, body });
    expect((await ask({})).body).toMatchObject({ secretKind: 'card', secret: { kind: 'card' } });
    expect((await ask({ secret: 'pictures' })).body).toMatchObject({ secretKind: 'pictures' });
    expect(await ask({ secret: 'password' })).toMatchObject({ status: 400 });
  });

  test('a password that the child sets themselves takes the place of the card', async () => {
    const { token } = await parentOf(school);
    const card = await made(school, token, { secret: 'card' });
    const session = await school.send('POST', '/api/login', {
      body: { email: card.studentId, password: textOf(card) },
    });
    const own = (session.body as { token: string }).token;
    const body = { currentPassword: textOf(card).toUpperCase(), newPassword: 'two goats on a hill' };
    expect(await school.send('POST', '/api/change-password', { token: own, body })).toMatchObject({
      status: 200,
    });
    expect((await rowOf(school, card.id))?.secretKind).toBe('password');
    expect(await signIn(school, card.studentId, body.newPassword)).toBe(200);
    expect(await signIn(school, card.studentId, textOf(card))).toBe(401);
  });
});

describe('a code links one more guardian (N9, G30)', () => {
  const scene = async () => {
    const first = await parentOf(school);
    const child = await made(school, first.token);
    const second = await parentOf(school);
    const codeBy = (token: string) => school.send('POST', `/api/children/${child.id}/link-code`, { token });
    const linkWith = (token: string, code: string) =>
      school.send('POST', '/api/children/link', { token, body: { code } });
    return { first, second, child, codeBy, linkWith };
  };

  test('it works once, also as people write it; the second guardian may not pass it on', async () => {
    const { first, second, child, codeBy, linkWith } = await scene();
    const { code } = (await codeBy(first.token)).body as { code: string };
    expect(code).toMatch(/^[A-Z2-9]{8}$/);
    const answer = await linkWith(second.token, `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`);
    expect(answer).toMatchObject({ status: 200, body: { id: child.id } });
    expect(await linkWith(second.token, code)).toMatchObject({ status: 404 });
    expect(await codeBy(second.token)).toMatchObject({
      status: 403,
      body: { code: 'children/first-guardian' },
    });
    expect((await school.send('GET', '/api/children', { token: second.token })).body).toMatchObject([
      { id: child.id, mayInvite: false },
    ]);
  });

  test('of ten parents who send one code at once, one gets the child', async () => {
    const { first, child, codeBy, linkWith } = await scene();
    const { code } = (await codeBy(first.token)).body as { code: string };
    const ten = await Promise.all(Array.from({ length: 10 }, () => parentOf(school)));
    const answers = await Promise.all(ten.map(({ token }) => linkWith(token, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const links = school.database.db.select().from(guardianships).where(eq(guardianships.childId, child.id));
    expect(await links).toHaveLength(2);
  });

  test('it ends after 7 days, and a newer one of the same adult replaces it', async () => {
    const { first, second, codeBy, linkWith } = await scene();
    const old = ((await codeBy(first.token)).body as { code: string }).code;
    const { code } = (await codeBy(first.token)).body as { code: string };
    expect(await linkWith(second.token, old)).toMatchObject({ status: 404 });
    const rows = await school.database.db.select().from(linkCodes).where(eq(linkCodes.madeBy, first.id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    const ended = new Date(school.clock.now.getTime() - 1);
    await school.database.db
      .update(linkCodes)
      .set({ expiresAt: ended })
      .where(eq(linkCodes.madeBy, first.id));
    expect(await linkWith(second.token, code)).toMatchObject({ status: 404 });
  });

  test('a guardian’s code is consent where there was none; what the school recorded stays', async () => {
    for (const [before, after] of [
      ['pending', 'guardian'],
      ['school', 'school'],
      ['withdrawn', 'withdrawn'],
    ] as const) {
      const { first, second, child, codeBy, linkWith } = await scene();
      await school.database.db.update(users).set({ consent: before }).where(eq(users.id, child.id));
      const { code } = (await codeBy(first.token)).body as { code: string };
      await linkWith(second.token, code);
      expect((await rowOf(school, child.id))?.consent).toBe(after);
    }
  });

  test('wrong codes are few: the sixth in a quarter of an hour waits; a slip of form does not count', async () => {
    const narrow = await testApp({ SAFETY_PROFILE: 'school' }, { limitsWidth: 1 });
    const { token } = await parentOf(narrow);
    const guess = (code: string) => narrow.send('POST', '/api/children/link', { token, body: { code } });
    for (let slips = 0; slips < 6; slips += 1) expect((await guess('ABC')).status).toBe(400);
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await guess(`ABCDEFG${tries + 2}`)).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  });
});

test('Remove unlinks and deletes nothing; who is not linked finds nobody', async () => {
  const first = await parentOf(school);
  const stranger = await parentOf(school);
  const child = await made(school, first.token);
  const path = `/api/children/${child.id}`;
  for (const [method, address] of [
    ['DELETE', path],
    ['POST', `${path}/new-card`],
    ['POST', `${path}/link-code`],
  ] as const) {
    expect(await school.send(method, address, { token: stranger.token, body: {} })).toMatchObject({
      status: 404,
    });
  }
  expect(await school.send('DELETE', path, { token: first.token })).toMatchObject({ status: 200 });
  expect(await school.send('DELETE', path, { token: first.token })).toMatchObject({ status: 404 });
  expect(await signIn(school, child.studentId, textOf(child))).toBe(200);
  const log = await school.database.db
    .select()
    .from(securityLog)
    .where(and(eq(securityLog.userId, child.id), eq(securityLog.event, 'guardian-unlinked')));
  expect(log).toMatchObject([{ detail: { guardian: first.id } }]);
});
