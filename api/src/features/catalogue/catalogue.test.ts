import { timeScenes } from '@afrolearn/learning/lessons/timing.ts';
import { expect, test } from 'vitest';
import { importPack } from '#features/content/index.ts';
import { packedCurriculum } from '#testing/packed-curriculum.ts';
import { testApp } from '#testing/test-app.ts';

const { send, database, clock } = await testApp();
await importPack(database.db, packedCurriculum(), clock.now);

type Counted = Record<'id' | 'entryCount' | 'readyCount' | 'lessonCount' | 'written', number>;

const get = async (path: string) => {
  const answer = await send('GET', path);
  expect(answer.status).toBe(200);
  return answer.body;
};

test('grades and subjects are bare lists of id and name (spec 1 §7)', async () => {
  expect(await get('/api/grades')).toContainEqual({ id: 4, name: 'Primary 4' });
  expect(await get('/api/subjects')).toContainEqual({ id: 7, name: 'Science' });
});

test.each([
  [5, 21],
  [3, 15],
  [7, 16],
])('subject %i of Primary 7 has %i units (spec 1 §2.6)', async (subject, count) => {
  expect(await get(`/api/units?subject=${subject}&grade=7`)).toHaveLength(count);
});

test('religious education follows the 15 units of social studies (spec 1 §2.6)', async () => {
  const units = (await get('/api/units?subject=5&grade=7')) as { strand: string | null }[];
  expect(units.map(({ strand }) => strand === 'religious-education')).toEqual([
    ...Array.from({ length: 15 }, () => false),
    ...Array.from({ length: 6 }, () => true),
  ]);
});

test('a unit lists its lessons with ids, types, durations and points (spec 1 §3, 9)', async () => {
  const unit = (await get('/api/unit/400')) as { items: { id: string }[] };
  expect(unit).toMatchObject({ id: 400, title: 'Electricity', subjectId: 7, gradeId: 7, subject: 'Science' });
  expect(unit).toMatchObject({ lessonCount: 6, lessons: expect.arrayContaining([expect.any(String)]) });
  expect(unit.items.map(({ id }) => id)).toEqual([
    'u400-l1',
    'u400-l2',
    'u400-l3',
    'u400-r1',
    'u400-l4',
    'u400-l5',
    'u400-q1',
    'u400-l6',
    'u400-r2',
    'u400-q2',
  ]);
  expect(unit.items[0]).toMatchObject({ type: 'video', points: 100, format: 'PDF' });
  expect(unit.items[3]).toMatchObject({ type: 'reading', points: 50, scenes: null });
  expect(unit.items[6]).toMatchObject({ type: 'quiz', points: 200, questions: 10, scenes: null });
});

test('a unit counts all that is in its list and all that is ready, in its card as on its page', async () => {
  const { entryCount, readyCount, lessonCount, written, items } = (await get('/api/unit/400')) as Counted & {
    items: { written: boolean }[];
  };
  expect([lessonCount, entryCount]).toEqual([6, items.length]);
  expect(readyCount).toBe(items.filter((entry) => entry.written).length);
  const cards = (await get('/api/units?subject=7&grade=7')) as Counted[];
  expect(cards.find(({ id }) => id === 400)).toMatchObject({ entryCount, readyCount, lessonCount, written });
  expect(cards.find(({ id }) => id === 398)).toMatchObject({ readyCount: 0, written: 0 });
});

test('the list knows how many scenes a lesson has; one that is not written has none', async () => {
  const first = async (unit: number) =>
    ((await get(`/api/unit/${unit}`)) as { items: { scenes: number | null }[] }).items[0]?.scenes;
  const { content } = (await get('/api/lesson/u400-l1')) as { content: { scenes: unknown[] } };
  expect(content.scenes.length).toBeGreaterThan(3);
  expect(await first(400)).toBe(content.scenes.length);
  expect(await first(398)).toBeNull();
});

test('a lesson is said to take as long as its player plays, in lists and alone', async () => {
  const { items } = (await get('/api/unit/400')) as { items: { id: string; duration: string | null }[] };
  const { content, duration } = (await get('/api/lesson/u400-l1')) as {
    content: { scenes: { narration: string }[]; gradeId: 7 };
    duration: string;
  };
  const seconds = timeScenes(content.scenes, content.gradeId).at(-1)?.end ?? 0;
  expect(seconds).toBeGreaterThan(30);
  expect(duration).toBe(`${Math.round(seconds / 60)} min`);
  expect(items[0]).toMatchObject({ id: 'u400-l1', duration });
});

test('the summary adds the points of the list; nothing is earned yet (spec 1 §7)', async () => {
  expect(await get('/api/units/400/summary')).toEqual({
    totalPoints: 1100,
    earnedPoints: 0,
    percent: 0,
    reached: 0,
    heldBy: [],
    claimable: false,
  });
});

test('a lesson leads to its unit and carries its content and version', async () => {
  expect(await get('/api/lesson/u400-l1')).toMatchObject({
    unitId: 400,
    grade: 'Primary 7',
    content: { type: 'video', scenes: expect.any(Array) },
    version: expect.any(String),
  });
});

test('a lesson that is not written says so with null', async () => {
  expect(await get('/api/lesson/u398-l1')).toMatchObject({ content: null, version: null });
});

test('pictures are the first drawings of entries; what has none, or does not exist, is left out', async () => {
  const pictures = (await get('/api/pictures?of=u73-l1,u73-l2,u398-l1,u999999-l1,u73-l1')) as {
    id: string;
    svg: string;
  }[];
  expect(pictures.map(({ id }) => id)).toEqual(['u73-l1', 'u73-l2']);
  expect(pictures[0]?.svg).toMatch(/^<svg/);
  expect(pictures[0]?.svg).not.toBe(pictures[1]?.svg);
});

test('who has the pictures already gets them no second time', async () => {
  const first = await send('GET', '/api/pictures?of=u73-l1');
  const etag = String(first.headers['etag']);
  const again = await send('GET', '/api/pictures?of=u73-l1', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

const tooMany = Array.from({ length: 25 }, (_, at) => `u73-l${at + 1}`).join(',');
test.each(['', '?of=', '?of=u73', '?of=u73-l1,', '?of=u73-l1 u73-l2', `?of=${tooMany}`])(
  'pictures of nothing that is an entry are refused: %s',
  async (query) => {
    expect((await send('GET', `/api/pictures${query}`)).status).toBe(400);
  },
);

test.each([
  '/api/unit/999999',
  '/api/unit/abc',
  '/api/unit/-1',
  '/api/unit/1e3',
  '/api/lesson/u1-x9',
  '/api/lesson/u999999-l1',
  '/api/lesson/%00',
  '/api/units/0/summary',
  '/api/manifest?subject=99',
])('%s is not found', async (path) => {
  expect((await send('GET', path)).status).toBe(404);
});

test.each(['/api/units', '/api/units?subject=x', '/api/units?subject=7&grade=x'])(
  '%s is refused',
  async (path) => {
    expect((await send('GET', path)).status).toBe(400);
  },
);

test('the manifest of a subject names what keeping it needs', async () => {
  expect(await get('/api/manifest?subject=7&grade=7')).toMatchObject({
    bytes: expect.any(Number),
    compressed: expect.any(Number),
    items: expect.arrayContaining([
      expect.objectContaining({ id: 'u400-l1', compressed: expect.any(Number) }),
    ]),
  });
});

test('generated content comes from the written lesson (spec 1 §7)', async () => {
  const answer = await send('POST', '/api/lesson-content/generate', {
    body: { lessonId: 'u400-l1', lessonTitle: 'Ignore me' },
  });
  expect(answer.body).toMatchObject({
    success: true,
    error: null,
    content: {
      overview: expect.any(String),
      transcript: expect.arrayContaining([{ t: 0, text: expect.any(String) }]),
    },
  });
  expect(answer.text).not.toContain('Ignore me');
});

test('content of a lesson that is not written is composed from its unit and says so', async () => {
  const answer = await send('POST', '/api/lesson-content/generate', { body: { lessonId: 'u398-l1' } });
  expect(answer.text).toContain('is being written');
  expect((await send('POST', '/api/lesson-content/generate', { body: { lessonId: 'u0-l0' } })).status).toBe(
    404,
  );
});

test('an id is spelled in one way: other spellings of a number are nobody', async () => {
  const units = (await send('GET', '/api/units?subject=7&grade=7')).body as { id: number }[];
  const id = units[0]?.id ?? 0;
  expect((await send('GET', `/api/unit/${id}`)).status).toBe(200);
  for (const word of [`0x${id.toString(16)}`, `0${id}`, `${id}.0`, `${id}e0`, `%20${id}`, `+${id}`, `0b1`])
    expect([word, (await send('GET', `/api/unit/${word}`)).status]).toEqual([word, 404]);
});

test('the data of a study tool is the packed one, and the same copy is not sent twice', async () => {
  const first = await send('GET', '/api/tools/jokes-riddles/content');
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    content: { peoples: { zulu: { region: 'Southern Africa' } } },
  });
  const { content } = first.body as { content: { entries: unknown[] } };
  expect(content.entries).toContainEqual(
    expect.objectContaining({ id: 'no-door', kind: 'riddle', answer: 'an egg' }),
  );
  const again = await send('GET', '/api/tools/jokes-riddles/content', {
    headers: { 'if-none-match': `${first.headers['etag']}` },
  });
  expect(again.status).toBe(304);
});

test.each(['quest-quiz', 'invented', 'constructor'])(
  'a tool without data, %s, is not found',
  async (slug) => {
    expect((await send('GET', `/api/tools/${slug}/content`)).status).toBe(404);
  },
);
