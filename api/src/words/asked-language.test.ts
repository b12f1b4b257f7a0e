/** Server messages are in the language of `Accept-Language`, and in English without one. */
import type { Avatar } from '@afrolearn/contract/avatars.ts';
import { defineCalls } from '@afrolearn/contract/define.ts';
import type { Notification } from '@afrolearn/contract/notifications.ts';
import type { CharacterAnalysis, Insights, ProgressSummary } from '@afrolearn/contract/progress.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addNews } from '#features/notifications/index.ts';
import { reads } from '#http/limits/limit.ts';
import { serve } from '#http/serve.ts';
import { aClass } from '#testing/a-class.ts';
import { learnerActs } from '#testing/learner-acts.ts';
import { forms, testApp } from '#testing/test-app.ts';

const { app, send, db, clock, person, pupil } = await aClass();
const asking = (language: string) => ({ headers: { 'accept-language': language } });

const notSignedIn = {
  en: 'You are not signed in. Please log in.',
  sw: 'Hujaingia. Tafadhali ingia.',
  fr: 'Vous n’êtes pas connecté. Connectez-vous.',
  lg: 'Tonnayingira. Yingira.',
};

test.each([
  ['sw', 'sw'],
  ['fr-CD;q=0.9', 'fr'],
  ['lg', 'lg'],
  ['*', 'en'],
  ['de-AT', 'en'],
  ['\u00ff;;q=1,,=', 'en'],
  ['x'.repeat(10_000), 'en'],
  [`${'de,'.repeat(3_400)}sw`, 'en'],
] as const)('asked with %.20s, a refusal is in %s, and says so', async (header, language) => {
  const answer = await send('GET', '/api/me', asking(header));
  expect(answer).toMatchObject({
    status: 401,
    body: { error: notSignedIn[language], code: 'session/none' },
    headers: { vary: 'accept-language', 'content-language': language, 'cache-control': 'no-store' },
  });
});

test('without a language the refusal is in English', async () => {
  expect((await send('GET', '/api/me')).body).toMatchObject({ error: notSignedIn.en });
});

test('a header of 10 kB is read over a real connection too', async () => {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  for (const [header, language] of [
    [`lg,${'x'.repeat(10_000)}`, 'lg'],
    ['-,'.repeat(5_000), 'en'],
  ] as const) {
    const answer = await fetch(`${address}/api/me`, asking(header));
    expect([answer.status, await answer.json()]).toMatchObject([401, { error: notSignedIn[language] }]);
  }
});

test('a refused form is told beside its fields, with what was too long in it', async () => {
  const form = {
    ...forms.learner('lugha@home.ug'),
    email: 'no',
    name: 'a'.repeat(61),
    country: 'Mars',
    grade: 7,
  };
  const fieldsIn = async (language: string) =>
    ((await send('POST', '/api/register', { body: form, ...asking(language) })).body as { fields: object })
      .fields;
  expect(await fieldsIn('sw')).toEqual({
    email: 'Hii haionekani kuwa barua pepe. Inahitaji jina, alama ya @ na mahali, kama ana@school.ug.',
    name: 'Tafadhali tumia herufi zisizozidi 60.',
    country: 'Tafadhali chagua nchi kwenye orodha.',
    grade: 'Tafadhali chagua darasa lako.',
  });
  expect(await fieldsIn('en')).toMatchObject({ name: 'Please use at most 60 letters.' });
  const same = { body: forms.parent('familia@home.ug'), ...asking('fr') };
  expect((await send('POST', '/api/register', same)).status).toBe(201);
  expect((await send('POST', '/api/register', same)).body).toEqual({
    code: 'register/email-taken',
    error: 'Cet e-mail a déjà un compte. Connectez-vous, ou utilisez un autre e-mail.',
    fields: { email: 'Cet e-mail a déjà un compte.' },
  });
});

test('what never reaches a route is refused in the same language', async () => {
  for (const path of ['/api/nothing', '/api/%zz', `/api/lesson/${'x'.repeat(200)}`])
    expect(await send('GET', path, asking('lg')), path).toMatchObject({
      status: 404,
      headers: { 'content-language': 'lg', 'x-content-type-options': 'nosniff' },
      body: { error: expect.stringMatching(/^(Ku ndagiriro eno tekuli kintu|Tetukizudde)\.$/) },
    });
  const body = { events: 'x'.repeat(600_000) };
  expect((await send('POST', '/api/register', { body, ...asking('fr') })).body).toMatchObject({
    code: 'request/too-large',
    error: 'C’est trop gros pour être envoyé. Envoyez moins à la fois.',
  });
});

test('badges, goals and what a learner is told of themselves are in their language; ids and colours are not', async () => {
  const { id, token } = await pupil();
  const acts = learnerActs({ send, db }, token);
  await acts.reading('u400-r1', clock.now);
  await acts.quiz('u400-q1', 1, clock.now);
  const summary = async (language: string) =>
    (await send('GET', '/api/progress-summary', { token, ...asking(language) })).body as ProgressSummary;
  const [english, swahili] = [await summary('en'), await summary('sw')];
  expect(swahili.badges.find((badge) => badge.id === 'first-steps')).toMatchObject({
    name: 'Hatua za Kwanza',
    description: 'Maliza somo lako la kwanza',
    unlocked: true,
  });
  expect(swahili.goals.map(({ title }) => title)).toEqual([
    'Maliza masomo 5',
    'Maliza somo 1 leo',
    'Jifunze siku 3 wiki hii',
  ]);
  const values = ({ badges, goals, ...rest }: ProgressSummary) => ({
    ...rest,
    badges: badges.map(({ name: _, description: __, ...badge }) => badge),
    goals: goals.map(({ title: _, ...goal }) => goal),
  });
  expect(values(swahili)).toEqual(values(english));
  const character = (await send('GET', '/api/character-analysis', { token, ...asking('fr') })).body as {
    data: CharacterAnalysis;
  };
  expect(character.data).toEqual({ learningStyle: 'Équilibré', strengths: ['curiosité', 'persévérance'] });
  const insights = (await send('GET', '/api/personalized-insights', { token, ...asking('lg') })).body as {
    data: Insights;
  };
  const advice = insights.data.recommendations.map(({ text }) => text);
  expect(advice.some((text) => /^Ddamu ogezeeko ‘.+’\. Ekisinga/.test(text))).toBe(true);
  expect(advice.join()).not.toMatch(/Try|Your best|ready to/);
  expect(await send('GET', `/api/xp/${id}`, { token, ...asking('sw') })).toMatchObject({ status: 200 });
});

test('notifications are told at reading, also those of before, by the ids that their rows have', async () => {
  const { id: userId, token } = await person('learner');
  const rows = [
    { kind: 'welcome', about: {}, once: 'welcome' },
    { kind: 'badge', about: { name: 'Baobab' }, once: 'badge baobab' },
    { kind: 'badge', about: { name: 'Electricity Master' }, once: 'badge unit-400' },
    { kind: 'badge', about: { name: 'A badge of old' }, once: 'badge of-old' },
    { kind: 'avatar', about: { name: 'Lion' }, once: 'avatar animal-7' },
    { kind: 'level', about: { level: 3 }, once: 'level 7-3' },
    { kind: 'assigned', about: { title: 'Sets', ref: 'unit:5', dueOn: '2026-04-01' }, once: 'assigned 1' },
    { kind: 'unit', about: { title: 'Sets', unitId: 5 }, once: 'unit 5' },
    { kind: 'child-assigned', about: { title: 'Sets', dueOn: '2026-04-01' }, once: 'child-assigned 1' },
  ] as const;
  for (const [place, row] of rows.entries())
    await addNews(db, [{ ...row, userId }], new Date(clock.now.getTime() - place * 1000));
  const told = async (language: string) =>
    ((await send('GET', '/api/notifications', { token, ...asking(language) })).body as Notification[]).map(
      ({ message }) => message,
    );
  expect(await told('sw')).toEqual([
    'Karibu AfroLearn. Chagua darasa lako na ufungue somo la kwanza.',
    'Umepata beji ‘Mbuyu’.',
    'Umepata beji ‘Bingwa wa Electricity’.',
    'Umepata beji ‘A badge of old’.',
    'Umepata picha mpya ya wasifu: Simba.',
    'Umefika kiwango cha 3. Hongera!',
    'Mpya kwenye mpango wako: ‘Sets’, hadi 1 Aprili.',
    'Umemaliza ‘Sets’. Pokea zawadi yako.',
    'Kazi mpya kwa mtoto wako: ‘Sets’, hadi 1 Aprili.',
  ]);
  expect((await told('en')).slice(1, 5)).toEqual([
    'You earned the badge ‘Baobab’.',
    'You earned the badge ‘Electricity Master’.',
    'You earned the badge ‘A badge of old’.',
    'A new avatar is yours: Lion.',
  ]);
});

test('avatars have a name and a need in words, and the same id, picture and style', async () => {
  const { token } = await pupil();
  const all = async (language: string) =>
    (await send('GET', '/api/avatars', { token, ...asking(language) })).body as Avatar[];
  const [english, luganda] = [await all('en'), await all('lg')];
  expect(luganda.find(({ id }) => id === 'animal-7')).toMatchObject({
    name: 'Empologoma',
    need: { target: 25, what: 'Maliriza ebibuuzo 25' },
  });
  expect(luganda.map(({ id, image, style }) => [id, image, style])).toEqual(
    english.map(({ id, image, style }) => [id, image, style]),
  );
});

test('work that cannot be counted, and a reward that waits, are explained', async () => {
  const { token } = await pupil();
  const sent = learnerActs({ send, db }, token).event('reading.read', { item: 'u400-l1' }, clock.now);
  const events = [sent, { ...sent, id: 'x', seq: 'x' }, null];
  const told = await send('POST', '/api/events', { token, body: { events }, ...asking('sw') });
  const { results } = told.body as { results: { reason: string }[] };
  expect(results.map(({ reason }) => reason)).toEqual([
    'Ni usomaji tu unaoweza kusomwa, na somo hili si usomaji.',
    'Hatukuweza kusoma kazi hii.',
    'Hatukuweza kusoma kazi hii.',
  ]);
  const claim = await send('POST', '/api/units/400/claim', { token, ...asking('fr') });
  expect(claim.body).toMatchObject({
    code: 'units/not-mastered',
    error: 'La récompense attend que tout soit fait dans cette unité. Regarde ce qui manque.',
    fields: {
      points: expect.stringMatching(/^Points qui manquent\u00a0: \d+ sur \d+\.$/),
      items: expect.stringMatching(/^Il reste\u00a0: .+\.$/),
    },
  });
});

test('a lesson that is not written says so, and its version tells the language that it was said in', async () => {
  const contentIn = async (language: string) => {
    const body = { lessonId: 'u398-l1' };
    const answer = await send('POST', '/api/lesson-content/generate', { body, ...asking(language) });
    return (answer.body as { content: { overview: string; explore: string; version: string } }).content;
  };
  const [english, french] = [await contentIn('en'), await contentIn('fr')];
  expect(french.overview).toMatch(
    /^«\u00a0.+\u00a0» fait partie de l’unité «\u00a0.+\u00a0» de Primary 7\. /,
  );
  expect(french.explore).toContain('en train d’être écrite');
  expect(english.explore).toContain('is being written');
  expect(english.version).toMatch(/^unit-[^.]+$/);
  expect(french.version).toBe(`${english.version}.fr`);
});

test('names that are values stay: classes and subjects are the same in every language', async () => {
  for (const path of ['/api/grades', '/api/subjects'])
    expect((await send('GET', path, asking('sw'))).body).toEqual((await send('GET', path)).body);
});

test('who has an answer in one language does not get 304 for another, and a cache is told to keep them apart', async () => {
  const calls = defineCalls({
    'GET /greeting': { says: 'Hello.', access: 'anyone', reply: z.string(), sameForAll: true },
  });
  const served = serve(calls, {
    'GET /greeting': async ({ say }) => say.letters('hello').padEnd(2_000, '.'),
  });
  const policy = { 'GET /greeting': { limit: reads } } as never;
  const other = await testApp({}, { doctored: { served, policy } });
  const ask = (language: string, tag?: string) =>
    other.send('GET', '/api/greeting', {
      headers: { 'accept-language': language, ...(tag === undefined ? {} : { 'if-none-match': tag }) },
    });
  const swahili = await ask('sw');
  const tag = String(swahili.headers['etag']);
  expect(swahili.headers['vary']).toBe('accept-language');
  expect((await ask('sw-KE', tag)).status).toBe(304);
  expect((await ask('sw-KE', tag)).headers['vary']).toBe('accept-language');
  const french = await ask('fr', tag);
  expect([french.status, french.body]).toEqual([200, 'Bonjour,'.padEnd(2_000, '.')]);
  const packed = await other.app.inject({
    url: '/api/greeting',
    headers: { 'accept-language': 'sw', 'accept-encoding': 'gzip' },
  });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(String(packed.headers['vary']).split(/, ?/).sort()).toEqual(['accept-encoding', 'accept-language']);
});
