/** The same story on a server of each safety profile (permissions, 'Read this first'), with their differences. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { schools, users } from '#db/tables.ts';
import type { SafetyProfile } from '#env.ts';
import { addUser, hashPassword, newSession } from '#features/accounts/index.ts';
import { prepareProfile } from '#features/demo/index.ts';
import { giveSecondStep } from '#testing/second-step.ts';
import { forms, goodPassword, type TestApp, testApp } from '#testing/test-app.ts';
import { idIn, tokenIn } from './testing/open-school.ts';

/** The head teacher comes from the demo data, or from `npm run school`. */
const headOf = async ({ database, env, clock, send }: TestApp): Promise<string> => {
  const world = { db: database.db, env, now: () => clock.now };
  await prepareProfile(world);
  if (env.profile === 'demo') {
    const people = (await send('GET', '/api/demo/people')).body as { id: number; about: string }[];
    const { id } = people.find(({ about }) => about === 'head teacher') ?? { id: 0 };
    return tokenIn(await send('POST', '/api/demo/sign-in', { body: { personId: id } }));
  }
  const [place] = await database.db
    .insert(schools)
    .values({ id: 7_000_001, name: 'Lake View Primary School' })
    .onConflictDoUpdate({ target: schools.id, set: { zone: 'Africa/Kampala' } })
    .returning();
  const head = await addUser(database.db, env.profile, {
    role: 'teacher',
    administrator: true,
    name: 'Nalubega Sarah',
    email: 'head@school.ug',
    passwordHash: await hashPassword(goodPassword),
    schoolId: place?.id ?? null,
    verifiedAt: clock.now,
  });
  const body = { email: 'head@school.ug', password: goodPassword };
  const token = tokenIn(await send('POST', '/api/login', { body }));
  if (env.profile !== 'public' || head === null) return token;
  // There administrators use a second step before the school opens to them.
  await giveSecondStep(database.db, head.id, clock.now);
  return await newSession(database.db, head, clock.now, null, clock.now);
};

const expected = {
  demo: { teacher: 'verified', learner: 'school', oneTap: 200, listed: true },
  school: { teacher: 'waiting', learner: 'none', oneTap: 404, listed: true },
  public: { teacher: 'alone', learner: 'none', oneTap: 404, listed: false },
} as const satisfies Record<SafetyProfile, object>;

describe.each(['demo', 'school', 'public'] as const)('on a server of the profile %s', async (profile) => {
  const app = await testApp({ SAFETY_PROFILE: profile });
  const { send, database } = app;
  const said = expected[profile];
  const head = await headOf(app);
  const login = (email: string, password = goodPassword) =>
    send('POST', '/api/login', { body: { email, password } });
  const me = (token: string) => send('GET', '/api/me', { token });

  test('a stranger reads lessons and learns nothing about anybody', async () => {
    for (const path of ['/health', '/grades', '/subjects', '/units?subject=7&grade=7'])
      expect((await send('GET', `/api${path}`)).status).toBe(200);
    for (const path of [
      '/me',
      '/people/adults',
      '/learners/waiting',
      '/staff-codes',
      '/school',
      '/children',
      '/classes/mine',
      '/consent',
      '/standing',
      '/settings',
    ])
      expect([path, (await send('GET', `/api${path}`)).status]).toEqual([path, 401]);
    expect((await send('GET', '/api/demo/people')).status).toBe(said.oneTap);
    // A wrong password does not reveal whether the account exists.
    const [there, not] = [
      await login('head@school.ug', 'wrong words'),
      await login('no@body.ug', 'wrong words'),
    ];
    expect([there.status, there.body]).toEqual([not.status, not.body]);
  });

  test('a teacher registers, is confirmed where that is needed, and then leads a class', async () => {
    const id = idIn(await send('POST', '/api/register', { body: forms.teacher() }));
    const token = tokenIn(await login('achieng@school.ug'));
    const standing = (await send('GET', '/api/standing', { token })).body as {
      verified: boolean;
      waiting: boolean;
    };
    const state = standing.verified ? 'verified' : standing.waiting ? 'waiting' : 'alone';
    expect(state).toBe(said.teacher);
    const codeOf = async () =>
      ((await send('GET', '/api/classes/mine', { token })).body as { id: number; code: string | null }[])[0];
    expect((await codeOf())?.code === null).toBe(state !== 'verified');

    const listed = (await send('GET', '/api/people/adults', { token: head })).body as { id: number }[];
    expect(listed.some((adult) => adult.id === id)).toBe(said.listed);
    const verified = await send('POST', `/api/people/${id}/verify`, { token: head });
    expect(verified.status).toBe(said.listed ? 200 : 404);
    if (!said.listed) {
      // On a server of many schools strangers cannot be found; only the paper code admits.
      const [made] = (await send('POST', '/api/staff-codes', { token: head, body: {} })).body as {
        code: string;
      }[];
      expect((await send('POST', '/api/staff-code', { token, body: { code: made?.code } })).status).toBe(200);
    }
    const room = await codeOf();
    expect(room?.code).toMatch(/^\d{8}$/);
    expect((await send('GET', `/api/classes/${room?.id}/students`, { token })).status).toBe(200);
  });

  test('a learner registers and learns at once; others see them only with consent', async () => {
    const id = idIn(await send('POST', '/api/register', { body: forms.learner() }));
    const token = tokenIn(await login('akello@home.ug'));
    expect((await send('GET', '/api/consent', { token })).body).toEqual({
      consent: said.learner,
      waiting: profile === 'school',
    });
    expect((await send('GET', '/api/units?subject=7&grade=4', { token })).status).toBe(200);
    const approve = await send('POST', `/api/learners/${id}/approve`, { token: head });
    expect(approve.status).toBe(profile === 'school' ? 200 : 404);
    const [row] = await database.db.select().from(users).where(eq(users.id, id));
    expect(row?.schoolId === null).toBe(profile === 'public');
  });

  test('a person signs in, out, gets a new password from the school, and the old one is dead', async () => {
    const id = idIn(await send('POST', '/api/register', { body: forms.parent() }));
    const first = tokenIn(await login('lamwaka@home.ug'));
    expect((await me(first)).status).toBe(200);
    expect((await send('POST', '/api/logout', { token: first })).status).toBe(200);
    expect((await me(first)).status).toBe(401);

    const verified = await send('POST', `/api/people/${id}/verify`, { token: head });
    const link = await send('POST', `/api/people/${id}/reset-link`, { token: head });
    expect(link.status).toBe(said.listed ? 200 : 404);
    expect(verified.status).toBe(link.status);
    if (link.status !== 200) return;
    const resetToken = /#token=(.+)$/.exec((link.body as { url: string }).url)?.[1];
    const open = tokenIn(await login('lamwaka@home.ug'));
    const newPassword = 'seven cows by the lake';
    const reset = { token: resetToken, newPassword };
    expect((await send('POST', '/api/password-reset/confirm', { body: reset })).status).toBe(200);
    expect((await me(open)).status).toBe(401);
    expect((await login('lamwaka@home.ug')).status).toBe(401);
    expect((await login('lamwaka@home.ug', newPassword)).status).toBe(200);
  });

  test('a paused adult is out at once', async () => {
    const { body } = await send('POST', '/api/staff-codes', { token: head, body: {} });
    const staffCode = (body as { code: string }[])[0]?.code;
    const form = { ...forms.teacher('okot@school.ug'), staffCode };
    const id = idIn(await send('POST', '/api/register', { body: form }));
    const token = tokenIn(await login('okot@school.ug'));
    expect((await me(token)).status).toBe(200);
    expect((await send('POST', `/api/people/${id}/suspend`, { token: head })).status).toBe(200);
    expect((await me(token)).status).toBe(401);
    expect((await login('okot@school.ug')).status).toBe(403);
  });
});
