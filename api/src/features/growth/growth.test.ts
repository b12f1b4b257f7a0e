/** Spec 2, 'Parent dashboard', on real work: the child's work, and the family's view of it. */
import type { Reply } from '@afrolearn/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { items, settings, units, users } from '#db/tables.ts';
import { addUser, newSession } from '#features/accounts/index.ts';
import { addClass, seat } from '#features/classes/index.ts';
import { link } from '#features/families/index.ts';
import { setChoices } from '#features/guardian-choices/index.ts';
import { countQueries } from '#testing/count-queries.ts';
import { learnerActs } from '#testing/learner-acts.ts';
import { taughtDatabase } from '#testing/packed-curriculum.ts';
import { testApp, testSchool } from '#testing/test-app.ts';
import { onUsualDevice } from '#testing/usual-device.ts';

const { send, database, clock } = await testApp(
  { SAFETY_PROFILE: 'school' },
  { database: await taughtDatabase() },
);
const { db } = database;
const ago = (minutes: number) => new Date(clock.now.getTime() - minutes * 60_000);
// Sessions old enough for the events below.
const person = async (role: 'parent' | 'learner' | 'teacher', more: object = {}) => {
  const about = { role, name: 'Akello Grace', createdAt: ago(60 * 24 * 60) };
  const row = await addUser(db, 'school', { ...about, ...more });
  if (row === null) throw new Error('nobody was added');
  return { id: row.id, token: await newSession(db, row, ago(60 * 24 * 7), await onUsualDevice(db)) };
};
const pupil = (more: object = {}) =>
  person('learner', { schoolId: testSchool.id, gradeId: 4, consent: 'school', ...more });
const dashboardOf = async (token: string, language = 'en') => {
  const headers = { 'accept-language': language };
  const { status, body } = await send('GET', '/api/parent/dashboard', { token, headers });
  expect(status).toBe(200);
  return body as Reply<'GET /parent/dashboard'>;
};
const taughtClass = async (pupils: readonly number[]) => {
  const teacher = await person('teacher', {
    name: 'Achieng Ruth',
    schoolId: testSchool.id,
    verifiedAt: clock.now,
  });
  const room = { schoolId: testSchool.id, teacherId: teacher.id, name: 'P4 Green', gradeId: 4, subjectId: 7 };
  const classId = await addClass(db, room, null);
  await seat(db, classId, pupils, clock.now);
  return { teacher, classId };
};

describe('GET /parent/dashboard', () => {
  test('days in school stand in the first sentence, once a register was taken', async () => {
    const [parent, child] = [await person('parent'), await pupil()];
    await link(db, parent.id, child.id, clock.now);
    const { teacher, classId } = await taughtClass([child.id]);
    const firstOf = async () => (await dashboardOf(parent.token)).children[0]?.growth?.sentences[0];
    expect(await firstOf()).toBe('Grace did not learn on AfroLearn this week.');
    const taps = [
      {
        id: crypto.randomUUID(),
        learnerId: child.id,
        state: 'absent',
        reason: null,
        at: ago(30).toISOString(),
      },
    ];
    const taken = await send('POST', `/api/classes/${classId}/attendance`, {
      token: teacher.token,
      body: { date: '2026-03-09', startedAt: ago(40).toISOString(), learnerIds: [child.id], taps },
    });
    expect(taken.status).toBe(200);
    expect(await firstOf()).toBe(
      'Grace was in school on 0 of 1 day and did not learn on AfroLearn this week.',
    );
  });

  test('a child with a lesson and a quiz of today: minutes, subject, badges and three true sentences', async () => {
    const [parent, child] = [await person('parent'), await pupil()];
    await link(db, parent.id, child.id, clock.now);
    const acts = learnerActs({ send, db }, child.token);
    await acts.video('u400-l1', ago(200));
    const total = await acts.quiz('u400-q1', 3, ago(60));
    const [lesson] = await db.select().from(items).where(eq(items.id, 'u400-l1'));
    const { children } = await dashboardOf(parent.token);
    expect(children).toHaveLength(1);
    const [shown] = children;
    expect(shown).toMatchObject({
      id: child.id,
      name: 'Akello Grace',
      class: 'Primary 4',
      school: testSchool.name,
    });
    expect(shown?.week).toEqual({ from: '2026-03-03', to: '2026-03-09' });
    expect(shown?.timeSpent).toBeGreaterThan(0);
    expect(shown?.currentSubject).toBe('Science');
    expect(shown?.badges).toContain('First Steps');
    expect(shown?.growth?.sentences[0]).toMatch(/^Grace learnt on AfroLearn on 1 day, \d+ minutes in all\.$/);
    expect(shown?.growth?.sentences[1]).toBe(`Grace finished 1 lesson: ‘${lesson?.title}’.`);
    expect(shown?.growth?.sentences[2]).toContain(`: 3 of ${total}; it is not passed yet.`);
    const content = lesson?.content;
    expect(shown?.growth?.home).toBe(content?.type === 'video' ? content.talkAtHome : 'no lesson');
    expect(shown?.growth?.worry?.helps).toEqual(expect.any(String));
    const french = (await dashboardOf(parent.token, 'fr')).children[0];
    expect(french?.growth?.sentences[0]).toMatch(/^Grace a travaillé sur AfroLearn 1 jour/);
  });

  test('without consent the family reads no growth; with insights switched off no worry', async () => {
    const [parent, waiting, quiet] = [
      await person('parent'),
      await pupil({ consent: 'pending' }),
      await pupil(),
    ];
    for (const { id, token } of [waiting, quiet]) {
      await link(db, parent.id, id, clock.now);
      await learnerActs({ send, db }, token).quiz('u400-q1', 1, ago(30));
    }
    await db.insert(settings).values({ userId: quiet.id, insights: false });
    const { children } = await dashboardOf(parent.token);
    const of = (id: number) => children.find((child) => child.id === id);
    expect(of(waiting.id)).toMatchObject({ consent: 'pending', growth: null });
    expect(of(quiet.id)?.growth?.sentences).toHaveLength(3);
    expect(of(quiet.id)?.growth?.worry).toBeNull();
  });

  test('what it costs: as many queries for six children as for one', async () => {
    const counts: number[] = [];
    for (const many of [1, 6]) {
      const parent = await person('parent');
      for (let place = 0; place < many; place += 1) {
        const child = await pupil();
        await link(db, parent.id, child.id, clock.now);
        await learnerActs({ send, db }, child.token).quiz('u400-q1', 2, ago(30));
      }
      await dashboardOf(parent.token);
      counts.push(await countQueries(database)(() => dashboardOf(parent.token)));
      expect((await dashboardOf(parent.token)).children).toHaveLength(many);
    }
    expect(counts[1]).toBe(counts[0]);
    expect(counts[0]).toBeLessThanOrEqual(6);
  });

  test('an account that is to be deleted says when, to its guardians', async () => {
    const [parent, child] = [await person('parent'), await pupil()];
    await link(db, parent.id, child.id, clock.now);
    const leavesAt = async () => (await dashboardOf(parent.token)).children[0]?.leavesAt;
    expect(await leavesAt()).toBeNull();
    await db
      .update(users)
      .set({ leavesAt: new Date('2026-03-16T06:00:00Z'), leavesBy: parent.id })
      .where(eq(users.id, child.id));
    expect(await leavesAt()).toBe('2026-03-16T06:00:00Z');
  });

  test('two guardians see the same child; a guardian who was cut sees nobody', async () => {
    const [first, second, child] = [await person('parent'), await person('parent'), await pupil()];
    for (const { id } of [first, second]) await link(db, id, child.id, clock.now);
    await send('DELETE', `/api/children/${child.id}`, { token: first.token });
    expect((await dashboardOf(first.token)).children).toEqual([]);
    expect((await dashboardOf(second.token)).children).toMatchObject([{ id: child.id }]);
  });
});

describe('GET /children/:id/report', () => {
  test('a week and a term, for the family, the class teacher and nobody else; as a text of 160 letters', async () => {
    const [parent, stranger, child] = [await person('parent'), await person('parent'), await pupil()];
    await link(db, parent.id, child.id, clock.now);
    const { teacher } = await taughtClass([child.id]);
    await learnerActs({ send, db }, child.token).video('u400-l1', ago(30));
    const ask = (token: string, kind: string) =>
      send('GET', `/api/children/${child.id}/report?kind=${kind}`, { token });
    const week = (await ask(parent.token, 'weekly')).body as Reply<'GET /children/:id/report'>;
    expect(week).toMatchObject({
      kind: 'weekly',
      from: '2026-03-03',
      to: '2026-03-09',
      class: 'P4 Green',
      teacher: 'Achieng Ruth',
      days: ['2026-03-09'],
    });
    expect(week.text).toMatch(/^AfroLearn, Grace, 3\/3-9\/3: 1 day, /);
    expect(week.text?.length).toBeLessThanOrEqual(160);
    expect((await ask(teacher.token, 'termly')).body).toMatchObject({
      kind: 'termly',
      from: '2026-02-10',
      term: 1,
    });
    expect((await ask(stranger.token, 'weekly')).status).toBe(404);
    expect((await ask(parent.token, 'daily')).status).toBe(400);
    await db.update(users).set({ consent: 'withdrawn' }).where(eq(users.id, child.id));
    expect((await ask(teacher.token, 'weekly')).status).toBe(404);
    expect((await ask(parent.token, 'weekly')).body).toMatchObject({ growth: null, text: null, days: [] });
  });
});

describe('the language of a family', () => {
  test('a guardian’s page and text are in the language that was chosen, whatever the app speaks', async () => {
    const [parent, other, child] = [await person('parent'), await person('parent'), await pupil()];
    for (const { id } of [parent, other]) await link(db, id, child.id, clock.now);
    const { teacher } = await taughtClass([child.id]);
    const acts = learnerActs({ send, db }, child.token);
    await acts.video('u400-l1', ago(200));
    await acts.quiz('u400-q1', 1, ago(60));
    const ask = async (token: string, language: string) => {
      const headers = { 'accept-language': language };
      const { body } = await send('GET', `/api/children/${child.id}/report`, { token, headers });
      return body as Reply<'GET /children/:id/report'>;
    };
    expect(await ask(parent.token, 'fr')).toMatchObject({ language: 'fr' });
    await setChoices(db, parent.id, { language: 'lg' });
    const luganda = await ask(parent.token, 'en');
    expect(luganda).toMatchObject({ language: 'lg', text: expect.stringContaining('Yagezezzaako: ') });
    expect(luganda.growth?.sentences[0]).toContain('Grace ya');
    // Neither the other guardian nor the child chose a language: the page decides. The school prints for the
    // family.
    expect(await ask(other.token, 'sw')).toMatchObject({ language: 'sw' });
    expect(await ask(child.token, 'sw')).toMatchObject({ language: 'sw' });
    expect(await ask(teacher.token, 'en')).toMatchObject({ language: 'lg' });
  });

  test('what a unit says to families is told with the child’s name; what it does not say is general', async () => {
    const [parent, child] = [await person('parent'), await pupil()];
    await link(db, parent.id, child.id, clock.now);
    const acts = learnerActs({ send, db }, child.token);
    await acts.video('u400-l1', ago(200));
    const mistake = await acts.mistake('u400-q1', 2, ago(60));
    const inFrench = async () => (await dashboardOf(parent.token, 'fr')).children[0]?.growth;
    const [unit] = await db.select({ home: units.home }).from(units).where(eq(units.id, 400));
    await db
      .update(units)
      .set({ home: { mistakes: {}, lessons: {} } })
      .where(eq(units.id, 400));
    const general = await inFrench();
    expect(general?.home).toBe('Demandez à Grace de vous apprendre une chose de l’école aujourd’hui.');
    expect(general?.worry).toEqual({
      what: expect.stringMatching(/^Grace a fait plusieurs fois la même erreur dans «.Electricity.»\.$/),
      helps: expect.stringContaining('Electricity'),
    });
    const said = { does: '{name} se trompe.', helps: 'Regardez avec {name}.' };
    const home = {
      mistakes: { [mistake]: { fr: said } },
      lessons: { 1: { fr: 'Parlez des plantes.' } },
    };
    await db.update(units).set({ home }).where(eq(units.id, 400));
    expect(await inFrench()).toMatchObject({
      home: 'Parlez des plantes.',
      worry: { what: 'Grace se trompe.', helps: 'Regardez avec Grace.' },
    });
    await db.update(units).set({ home: unit?.home }).where(eq(units.id, 400));
  });

  test('who sets another choice first keeps the language of the page they set it on', async () => {
    const parent = await person('parent');
    const choices = async (method: 'GET' | 'PATCH', language: string, body?: object) => {
      const headers = { 'accept-language': language };
      return (
        await send(method, '/api/parent/choices', { token: parent.token, headers, ...(body && { body }) })
      ).body;
    };
    expect(await choices('GET', 'lg')).toMatchObject({ language: 'lg' });
    await choices('PATCH', 'lg', { newResources: true });
    expect(await choices('GET', 'en')).toMatchObject({ language: 'lg', newResources: true });
  });
});

describe('GET /classes/:id/reports', () => {
  test('a half page for each pupil in the guardian’s language; without consent a name and no figures', async () => {
    const [known, waiting, parent] = [
      await pupil({ name: 'Adong Fiona' }),
      await pupil({ name: 'Byaruhanga Moses', consent: 'pending' }),
      await person('parent'),
    ];
    await link(db, parent.id, known.id, clock.now);
    await setChoices(db, parent.id, { language: 'sw', paper: false });
    const { teacher, classId } = await taughtClass([known.id, waiting.id]);
    await learnerActs({ send, db }, waiting.token).video('u400-l1', ago(30));
    const { body } = await send('GET', `/api/classes/${classId}/reports`, { token: teacher.token });
    expect(body).toMatchObject({
      class: { id: classId, name: 'P4 Green', grade: 'Primary 4' },
      teacher: 'Achieng Ruth',
      ways: { sms: 0, mail: 0, sent: 0 },
      students: [
        { id: known.id, consentMissing: false, paper: false, language: 'sw', days: [] },
        { id: waiting.id, consentMissing: true, paper: true, days: [], growth: null, text: null },
      ],
    });
    const { students } = body as Reply<'GET /classes/:id/reports'>;
    expect(students[0]?.growth?.sentences[0]).toBe('Fiona hakusoma kwenye AfroLearn wiki hii.');
  });

  test('as many queries for thirty pupils as for one', async () => {
    const counts: number[] = [];
    for (const many of [1, 30]) {
      const pupils = await Promise.all(Array.from({ length: many }, () => pupil()));
      const { teacher, classId } = await taughtClass(pupils.map(({ id }) => id));
      const ask = () => send('GET', `/api/classes/${classId}/reports`, { token: teacher.token });
      await ask();
      counts.push(await countQueries(database)(ask));
    }
    expect(counts[1]).toBe(counts[0]);
  });
});
