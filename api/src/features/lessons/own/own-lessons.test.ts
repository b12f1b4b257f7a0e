import { isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ownLessonPictures } from '#db/tables.ts';
import { good, openSchool, type Who } from '#testing/lessons-school.ts';
import { multipart } from '#testing/multipart.ts';
import { bringCurriculum } from '#testing/packed-curriculum.ts';
import { testApp } from '#testing/test-app.ts';

const app = await testApp({ SAFETY_PROFILE: 'school' });
const { database, clock } = app;
await bringCurriculum(database.db, clock.now);
const { as, make, rooms, tokens } = await openSchool(app);

const asks = {
  several: {
    kind: 'several',
    options: [
      { text: 'goat', right: true },
      { text: 'cow', right: true },
      { text: 'hen', right: false },
    ],
  },
  number: { kind: 'number', answer: 12, unit: 'cm' },
  text: { kind: 'text', accepted: ['Kampala'], strictSpelling: false },
  fraction: { kind: 'fraction', answer: '3/4' },
  time: { kind: 'time', answer: '10:00 a.m.' },
  order: { kind: 'order', steps: ['seed', 'plant', 'fruit'] },
  match: {
    kind: 'match',
    pairs: [
      { left: 'cow', right: 'calf' },
      { left: 'hen', right: 'chick' },
    ],
  },
  gap: { kind: 'gap', text: ['Water ', ' at 100.'], gaps: [{ accepted: ['boils'] }] },
  structured: {
    kind: 'structured',
    parts: [
      { prompt: 'Add 2 and 3.', marks: 1, field: { kind: 'number', answer: 5 } },
      { prompt: 'Say why.', marks: 1, field: { kind: 'free', guide: ['counting on'] } },
    ],
  },
  working: { kind: 'working', lines: [{ text: ['2 + 3 = ', ''], gaps: [{ accepted: ['5'] }], marks: 1 }] },
} as const;

const scene = { name: 'A ripe mango', narration: 'Look at the mango.', figure: 'mango' };
const lesson = { ...good.video, url: null, scenes: [scene] };

type Whole = { scenes: { id: string }[]; questions: { id: string; asks?: unknown; answer: unknown }[] };
type Page = { content: { scenes: object[]; figures: Record<string, { svg: string }>; asked: object[] } };

const page = async (who: Who, id: string) => (await as(who)('GET', `/lesson/${id}`)).body as Page;

test('questions of every kind are kept; who is to answer them is told nothing of the answers', async () => {
  const questions = Object.entries(asks).map(([kind, ask]) => ({
    prompt: `A question of the kind ${kind}`,
    asks: ask,
    explanation: 'Because it is so.',
  }));
  const made = await make('teacher', {
    ...good.quiz,
    questions: [...good.quiz.questions, ...questions],
    visibility: 'class',
    classId: rooms.mine,
  });
  const kept = (await as('teacher')('GET', `/lessons/${made.id}`)).body as Whole;
  expect(kept.questions.slice(2).map((one) => one.asks)).toEqual(Object.values(asks));
  const told = JSON.stringify((await page('pupil', made.id)).content);
  const secrets = /Because|"right":true|Kampala|3\/4|10:00|boils|counting on|"answer":(?!null|0|"")/;
  expect(told).not.toMatch(secrets);
  expect(told).not.toMatch(/\["seed","plant","fruit"\]|"cow","right":"calf"/);
  // Control: the teacher gets the same words.
  expect(JSON.stringify((await page('teacher', made.id)).content)).toMatch(secrets);
  expect(JSON.stringify((await as('pupil')('GET', `/lessons/${made.id}`)).body)).not.toMatch(secrets);
});

test.each([
  [{ ...asks.several, options: asks.several.options.slice(0, 2) }, /two or more right/],
  [{ kind: 'fraction', answer: 'three' }, /as 3\/4/],
  [{ kind: 'order', steps: ['seed', 'seed'] }, /all different/],
  [{ kind: 'gap', text: ['No gap.'], gaps: [] }, /\[brackets\]/],
  [{ kind: 'riddle' }, /cannot be marked/],
  [{ kind: 'text', accepted: ['call 0772 123 456'], strictSpelling: false }, /phone numbers/],
])('what cannot be asked so is said beside the question: %o', async (ask, says) => {
  const body = { ...good.quiz, questions: [{ prompt: 'What?', asks: ask }] };
  const { status, body: answer } = await as('teacher')('POST', '/lessons', { body });
  expect(status).toBe(400);
  expect((answer as { fields: Record<string, string> }).fields['questions.0.asks']).toMatch(says);
});

test('scenes keep their ids, show their drawings, and a drawing that is not there is refused', async () => {
  const made = await make('teacher', { ...lesson, visibility: 'class', classId: rooms.mine });
  const { content } = await page('pupil', made.id);
  expect(content.scenes).toMatchObject([{ narration: 'Look at the mango.', visual: { kind: 'picture' } }]);
  expect(content.figures['mango']?.svg).toContain('<svg');
  const [first] = ((await as('teacher')('GET', `/lessons/${made.id}`)).body as Whole).scenes;
  const more = [
    { ...scene, name: 'Another' },
    { ...scene, id: first?.id },
  ];
  const changed = await as('teacher')('PUT', `/lessons/${made.id}`, { body: { ...lesson, scenes: more } });
  expect((changed.body as Whole).scenes.map(({ id }) => id)).toEqual(['s2', 's1']);
  // A client without scenes leaves them unchanged.
  const old = await as('teacher')('PUT', `/lessons/${made.id}`, {
    body: { ...good.video, title: 'Mangoes' },
  });
  expect((old.body as Whole).scenes).toHaveLength(2);
  const lost = { ...lesson, scenes: [{ ...scene, figure: 'unicorn' }] };
  expect((await as('teacher')('POST', '/lessons', { body: lost })).body).toMatchObject({
    fields: { 'scenes.0.figure': expect.stringMatching(/not there/) },
  });
});

test('a draft may lack words; before a class sees it every scene has them', async () => {
  const bare = { ...lesson, scenes: [{ ...scene, narration: '' }] };
  expect((await as('teacher')('POST', '/lessons', { body: bare })).status).toBe(201);
  const shared = { ...bare, visibility: 'class', classId: rooms.mine };
  expect((await as('teacher')('POST', '/lessons', { body: shared })).body).toMatchObject({
    fields: { 'scenes.0.narration': expect.stringMatching(/what is said/) },
  });
});

const upload = async (who: Who, id: string, bytes: Buffer) => {
  const { type, payload } = multipart([{ name: 'picture', bytes }]);
  const headers = { authorization: `Bearer ${tokens[who]}`, 'content-type': type };
  const url = `/api/lessons/${id}/pictures`;
  const answer = await app.app.inject({ method: 'POST', url, headers, payload });
  return { status: answer.statusCode, ...(answer.json() as { figure?: string; code?: string }) };
};

test('a picture is made small, lies in the lesson, and is its author’s to add', async () => {
  const made = await make('teacher', { ...lesson, visibility: 'class', classId: rooms.mine });
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
    'base64',
  );
  expect(await upload('colleague', made.id, bytes)).toMatchObject({ status: 404 });
  expect(await upload('teacher', made.id, Buffer.from('<svg/>'))).toMatchObject({ status: 415 });
  expect(await database.db.$count(ownLessonPictures, isNull(ownLessonPictures.webp))).toBe(0);
  expect(await upload('teacher', made.id, bytes)).toMatchObject({ status: 200, figure: 'photo-1' });
  const scenes = [{ ...scene, figure: 'photo-1' }];
  const shown = await as('teacher')('PUT', `/lessons/${made.id}`, { body: { ...lesson, scenes } });
  expect(shown.status).toBe(200);
  expect((await page('pupil', made.id)).content.figures['photo-1']?.svg).toContain('data:image/webp;base64,');
  // Photos cannot be combined with drawings, even if another scene shows one alone.
  const joined = [...scenes, { ...scene, figure: 'mango+photo-1' }];
  const refused = await as('teacher')('PUT', `/lessons/${made.id}`, { body: { ...lesson, scenes: joined } });
  expect(refused).toMatchObject({ status: 400, body: { fields: { 'scenes.1.figure': expect.any(String) } } });
  // Another lesson's picture is unavailable.
  expect((await as('teacher')('POST', '/lessons', { body: { ...lesson, scenes } })).status).toBe(400);
});

test('an earlier version comes back, and what was there is kept; the audience stays', async () => {
  const made = await make('teacher', { ...good.reading, visibility: 'class', classId: rooms.mine });
  await as('teacher')('PUT', `/lessons/${made.id}`, { body: { ...good.reading, content: 'New words.' } });
  const listed = (await as('teacher')('GET', `/lessons/${made.id}/versions`)).body;
  expect(listed).toMatchObject([{ version: 1, title: 'Our soil', replacedBy: 'Person teacher' }]);
  const back = await as('teacher')('POST', `/lessons/${made.id}/versions/1/restore`);
  expect(back.body).toMatchObject({ content: 'Soil is **alive**.', version: 3, visibility: 'class' });
  expect((await as('teacher')('POST', `/lessons/${made.id}/versions/9/restore`)).status).toBe(404);
  expect((await as('colleague')('GET', `/lessons/${made.id}/versions`)).status).toBe(404);
  await as('head')('PUT', `/lessons/${made.id}`, { body: { ...good.reading, visibility: 'school' } });
  const late = await as('teacher')('POST', `/lessons/${made.id}/versions/1/restore`);
  expect(late.body).toMatchObject({ code: 'lessons/ask-head' });
});

test('the desk shows one’s own lessons; the head’s also what others shared, never their drafts', async () => {
  const titlesOf = async (who: Who) => {
    const { lessons } = (await as(who)('GET', '/own-lessons')).body as { lessons: { title: string }[] };
    return lessons.map(({ title }) => title);
  };
  await make('colleague', { ...good.reading, title: 'A draft of a colleague' });
  const shared = { visibility: 'class', classId: rooms.colleagues };
  await make('colleague', { ...good.reading, title: 'Shared by a colleague', ...shared });
  expect(await titlesOf('colleague')).toEqual(['Shared by a colleague', 'A draft of a colleague']);
  expect(await titlesOf('head')).toContain('Shared by a colleague');
  expect(await titlesOf('head')).not.toContain('A draft of a colleague');
  expect(await titlesOf('outsideTeacher')).toEqual([]);
});

test('drawings are found by a word or a kind, by verified teachers only; who has a task sees those it names', async () => {
  const found = await as('teacher')('GET', '/drawings?find=mango');
  expect(found.body).toMatchObject({
    kinds: expect.arrayContaining([{ kind: 'foods', drawings: expect.any(Number) }]),
  });
  const names = (found.body as { drawings: { name: string }[] }).drawings.map(({ name }) => name);
  expect(names).toContain('mango');
  expect(names).not.toContain('hoe');
  expect((await as('newcomer')('GET', '/drawings')).status).toBe(403);
  expect((await as('pupil')('GET', '/drawings')).status).toBe(403);
  const named = (await as('pupil')('GET', '/drawings?names=mango')).body as { drawings: { name: string }[] };
  expect(named.drawings.map(({ name }) => name)).toEqual(['mango']);
});

test('a drawing is found by what Swahili, French and Luganda call it, with or without its marks', async () => {
  const found = async (find: string) =>
    (
      (await as('teacher')('GET', `/drawings?find=${encodeURIComponent(find)}`)).body as {
        drawings: { name: string }[];
      }
    ).drawings.map(({ name }) => name);
  for (const [find, name] of [
    ['embe', 'mango'],
    ['mangue', 'mango'],
    ['muyembe', 'mango'],
    ['éléphant', 'elephant'],
    ['elephant', 'elephant'],
    ['ŋŋoma', 'drum-long'],
    ['ngoma', 'drum-long'],
  ] as const)
    expect([find, (await found(find)).includes(name)]).toEqual([find, true]);
  expect(await found('zzzz')).toEqual([]);
});

test('a scene is put together from a place and those who are in it, and one that is not there is refused', async () => {
  const scenes = [{ name: 'Market', narration: 'They sell.', figure: 'market-stalls+mango+goat' }];
  const bank = (await as('teacher')('GET', '/drawings?kind=markets')).body as {
    drawings: { name: string }[];
  };
  const place = bank.drawings[0]?.name ?? '';
  const figure = `${place}+mango+goat`;
  const body = { ...good.video, url: null, scenes: scenes.map((one) => ({ ...one, figure })) };
  const { id } = await make('teacher', body);
  const shown = (await as('teacher')('GET', `/lesson/${id}`)).body as {
    content: { figures: Record<string, { title: string; svg: string }> };
  };
  expect(Object.keys(shown.content.figures)).toEqual([figure]);
  const { svg = '' } = shown.content.figures[figure] ?? {};
  expect([svg.split('<svg').length - 1, svg.split('<g transform="translate').length - 1]).toEqual([1, 2]);
  const named = await as('teacher')('GET', `/drawings?names=${encodeURIComponent(figure)}`);
  expect((named.body as { drawings: unknown[] }).drawings).toHaveLength(3);
  const foods = (await as('teacher')('GET', '/drawings?kind=foods')).body as typeof bank;
  const seven = foods.drawings.slice(0, 7).map(({ name }) => name);
  expect(seven).toHaveLength(7);
  for (const bad of [`${place}+nobody`, `${place}+photo-1`, `${place}+`, 'goat+goat', seven.join('+')])
    expect(
      (
        await as('teacher')('POST', '/lessons', {
          body: { ...body, scenes: [{ ...scenes[0], figure: bad }] },
        })
      ).status,
    ).toBe(400);
});
