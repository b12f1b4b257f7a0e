/** Promise S10: the upload itself is never stored. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { schools, users } from '#db/tables.ts';
import { multipart } from '#testing/multipart.ts';
import { forms, goodPassword, type TestApp, testApp, testDatabase } from '#testing/test-app.ts';
import { closeLoaders, makePhoto } from './make-photo.ts';
import { type Hostile, hostileFiles } from './testing/hostile-files.ts';
import { jpeg, jpegWithGps, piecesOf, png, svg, webp } from './testing/pictures.ts';

/* The fixtures need libraries that the server disables. */
sharp.unblock({ operation: ['VipsForeignLoad'] });
const files = await hostileFiles();
const good = {
  jpeg: await jpeg(),
  png: await png(),
  webp: await webp(),
  gps: await jpegWithGps(),
};
closeLoaders();
afterAll(closeLoaders);

const database = await testDatabase();
const demo = await testApp({}, { database });
const school = await testApp({ SAFETY_PROFILE: 'school' }, { database });
await database.db.insert(schools).values([
  { id: 1, name: 'Mango Tree', demo: true, photos: true },
  { id: 2, name: 'Real School' },
]);

let count = 0;
const signedIn = async (role: keyof typeof forms = 'teacher', app: TestApp = demo) => {
  count += 1;
  const email = `photo${count}@school.ug`;
  const { body } = await app.send('POST', '/api/register', { body: forms[role](email) });
  const entered = await app.send('POST', '/api/login', { body: { email, password: goodPassword } });
  return { id: (body as { user: { id: number } }).user.id, token: (entered.body as { token: string }).token };
};

const upload = async (token: string, body: Hostile['body'], { app }: TestApp = demo) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/upload-avatar',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body.type === null ? {} : { 'content-type': body.type }),
    },
    payload: body.payload,
  });
  return { status: answer.statusCode, body: answer.json() as { url: string; error?: string; code?: string } };
};
const photo = (bytes: Buffer) => multipart([{ bytes }]);
const kept = ({ env }: TestApp = demo): string[] => {
  try {
    return readdirSync(join(env.dataDir, 'uploads')).sort();
  } catch {
    return [];
  }
};
const bytesOf = (name: string) => readFileSync(join(demo.env.dataDir, 'uploads', name));

const trace = /script|alert|mango|<\?php|tattle|mama akello|kisumu|Exif..II|xmpmeta/i;

/** Null when a stored file is exactly 256 × 256 pixels of ours. */
const dirtIn = async (bytes: Buffer): Promise<string | null> => {
  const { format, width, height, exif, icc, xmp, iptc, pages } = await sharp(bytes).metadata();
  if (format !== 'webp' || width !== 256 || height !== 256) return `is ${format} of ${width} × ${height}`;
  if ((exif ?? icc ?? xmp ?? iptc ?? pages) !== undefined) return 'has metadata';
  const foreign = piecesOf(bytes).filter((name) => !['VP8 ', 'VP8L', 'VP8X', 'ALPH'].includes(name));
  if (foreign.length > 0) return `has pieces ${foreign.join()}`;
  return trace.test(bytes.toString('latin1')) ? 'has words of the sender' : null;
};

test(`none of ${files.length} hostile files is kept as sent, with metadata, or costs more than 2 s of work`, async () => {
  expect(files.length).toBeGreaterThanOrEqual(60);
  const { token } = await signedIn();
  const wrong: string[] = [];
  let [slowest, fattest, taken] = [0, 0, 0];
  for (const { name, body, expected } of files) {
    const before = kept();
    const weight = process.memoryUsage.rss();
    let most = weight;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 2);
    // CPU time of this process, independent of other load.
    const start = process.cpuUsage();
    const answer = await upload(token, body);
    const { user, system } = process.cpuUsage(start);
    const ms = (user + system) / 1000;
    clearInterval(watch);
    slowest = Math.max(slowest, ms);
    fattest = Math.max(fattest, most - weight);
    if (ms > 2000) wrong.push(`${name}: ${Math.round(ms)} ms`);
    if (most - weight > 100 * 1024 * 1024)
      wrong.push(`${name}: ${Math.round((most - weight) / 1024 / 1024)} MB`);
    if (expected === 'refused') {
      const refusal =
        typeof answer.body.error === 'string' && /^(upload|request)\//.test(answer.body.code ?? '');
      if (![400, 413, 415].includes(answer.status) || !refusal)
        wrong.push(`${name}: answered ${answer.status}`);
      if (kept().join() !== before.join()) wrong.push(`${name}: changed what is kept`);
      continue;
    }
    if (answer.status !== 200) {
      wrong.push(`${name}: answered ${answer.status} ${answer.body.code}`);
      continue;
    }
    taken += 1;
    const now = kept();
    if (now.length !== 1 || `/uploads/${now[0]}` !== answer.body.url)
      wrong.push(`${name}: ${now.length} files kept`);
    if (!/^[0-9a-f]{32}\.webp$/.test(now[0] ?? '')) wrong.push(`${name}: kept as ${now[0]}`);
    const bytes = bytesOf(now[0] ?? '');
    if (body.payload.includes(bytes)) wrong.push(`${name}: kept as sent`);
    const dirt = await dirtIn(bytes);
    if (dirt !== null) wrong.push(`${name}: ${dirt}`);
  }
  process.stdout.write(
    `S10: ${files.length} files, ${taken} taken clean, ${files.length - taken} refused, slowest ${Math.round(slowest)} ms, ` +
      `heaviest ${Math.round(fattest / 1024 / 1024)} MB\n`,
  );
  expect(wrong).toEqual([]);
  expect(readdirSync(demo.env.dataDir)).toEqual(['uploads']);
});

test('control: with the list of formats off, the SVG passes; the closed loader alone still stops it', async () => {
  await expect(makePhoto(Buffer.from(svg))).rejects.toThrow('upload/wrong-kind');
  await expect(makePhoto(Buffer.from(svg), { checked: false })).rejects.toThrow('upload/unreadable');
  sharp.unblock({ operation: ['VipsForeignLoad'] });
  try {
    expect(await dirtIn(await makePhoto(Buffer.from(svg), { checked: false }))).toBeNull();
    await expect(makePhoto(Buffer.from(svg))).rejects.toThrow('upload/wrong-kind');
  } finally {
    closeLoaders();
  }
});

test('control: the look for dirt finds a photo that was kept as sent', async () => {
  expect(await dirtIn(good.jpeg)).toMatch(/^is jpeg/);
  const copied = await sharp(good.gps).resize(256, 256).keepMetadata().webp().toBuffer();
  expect(await dirtIn(copied)).toBe('has metadata');
});

test('spec 2 §7: a photo is answered with its url, and shown once the person chooses it', async () => {
  const { token } = await signedIn('parent');
  for (const bytes of [good.jpeg, good.png, good.webp]) {
    const { status, body } = await upload(token, photo(bytes));
    expect([status, body]).toEqual([200, { url: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/) }]);
    const chosen = await demo.send('PATCH', '/api/me', { token, body: { picture: body.url } });
    expect([chosen.status, chosen.body]).toMatchObject([200, { picture: body.url }]);
  }
});

test('a photo is served as WebP and nothing else, for long, and only under its own name', async () => {
  const { token } = await signedIn();
  const { url } = (await upload(token, photo(good.jpeg))).body;
  const { statusCode, headers } = await demo.app.inject(url);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cross-origin-resource-policy': 'same-origin',
  });
  for (const name of ['x.webp', '..%2f..%2fetc%2fpasswd', `${'a'.repeat(32)}.webp`, '%00.webp', ''])
    expect((await demo.app.inject(`/uploads/${name}`)).statusCode).toBe(404);
});

test('one file is kept for each person: the old one goes, and who shows it shows the new one', async () => {
  const { token } = await signedIn();
  const before = kept().length;
  const first = (await upload(token, photo(good.jpeg))).body.url;
  await demo.send('PATCH', '/api/me', { token, body: { picture: first } });
  const second = (await upload(token, photo(good.png))).body.url;
  expect(kept()).toHaveLength(before + 1);
  expect((await demo.send('GET', '/api/me', { token })).body).toMatchObject({ picture: second });
  expect((await demo.app.inject(first)).statusCode).toBe(404);
});

test('ten uploads at once leave one file, and it is the one on record', async () => {
  const { token } = await signedIn();
  const before = kept();
  const answers = await Promise.all(Array.from({ length: 10 }, () => upload(token, photo(good.jpeg))));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  const added = kept().filter((name) => !before.includes(name));
  expect(added).toHaveLength(1);
  const picture = `/uploads/${added[0]}`;
  expect((await demo.send('PATCH', '/api/me', { token, body: { picture } })).status).toBe(200);
});

test('choosing a drawn avatar again takes the photo away', async () => {
  const { token } = await signedIn();
  const { url } = (await upload(token, photo(good.jpeg))).body;
  await demo.send('PATCH', '/api/me', { token, body: { picture: url } });
  await demo.send('PATCH', '/api/me', { token, body: { picture: '/avatars/prof-1.svg' } });
  expect((await demo.app.inject(url)).statusCode).toBe(404);
  expect((await demo.send('PATCH', '/api/me', { token, body: { picture: url } })).status).toBe(400);
});

test("nobody shows a stranger's photo as their own", async () => {
  const { url } = (await upload((await signedIn()).token, photo(good.jpeg))).body;
  const { token } = await signedIn();
  expect((await demo.send('PATCH', '/api/me', { token, body: { picture: url } })).status).toBe(400);
});

test('a photo that lies on its side stands upright when its metadata is gone', async () => {
  const halves = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } })
    .composite([
      { input: { create: { width: 200, height: 200, channels: 3, background: 'blue' } }, left: 0, top: 0 },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { data } = await sharp(await makePhoto(halves))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 256 + x) * 3, (y * 256 + x) * 3 + 3)];
  // Blue was on the left; after a quarter turn it is on top.
  expect(at(128, 20)[2]).toBeGreaterThan(200);
  expect(at(128, 236)[0]).toBeGreaterThan(200);
});

test('photos of learners are the school’s switch, and need consent (permissions, Learner photos)', async () => {
  const { token, id } = await signedIn('learner', school);
  const ask = async () => [
    (await upload(token, photo(good.jpeg), school)).status,
    ((await school.send('GET', '/api/settings', { token })).body as { photos: boolean }).photos,
  ];
  const become = (row: Partial<typeof users.$inferInsert>) =>
    database.db.update(users).set(row).where(eq(users.id, id));
  expect(await ask()).toEqual([403, false]);
  await become({ schoolId: 2, consent: 'school' });
  expect(await ask()).toEqual([403, false]);
  await database.db.update(schools).set({ photos: true }).where(eq(schools.id, 2));
  expect(await ask()).toEqual([200, true]);
  await become({ consent: 'withdrawn' });
  expect(await ask()).toEqual([403, false]);
});

test('in the demo a learner may use a photo', async () => {
  expect((await upload((await signedIn('learner')).token, photo(good.jpeg))).status).toBe(200);
});

test('nobody uploads without a session, and nothing is read from them', async () => {
  const before = kept();
  const { type, payload } = photo(good.jpeg);
  const answer = await demo.app.inject({
    method: 'POST',
    url: '/api/upload-avatar',
    headers: { 'content-type': type },
    payload,
  });
  expect([answer.statusCode, kept()]).toEqual([401, before]);
});

test('ten megabytes that do not say their size are refused, and the line stays good', async () => {
  const { token } = await signedIn();
  const address = await demo.app.listen({ host: '127.0.0.1', port: 0 });
  const { type, payload } = photo(Buffer.concat([good.jpeg, Buffer.alloc(10 * 1024 * 1024)]));
  const send = (bytes: Buffer) =>
    fetch(`${address}/api/upload-avatar`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body: new Blob([bytes as Uint8Array<ArrayBuffer>]).stream(),
      duplex: 'half',
    } as RequestInit);
  expect((await send(payload)).status).toBe(413);
  expect((await send(photo(good.jpeg).payload)).status).toBe(200);
});
