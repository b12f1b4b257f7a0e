import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { assignments, handInPhotos, schools, users } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';
import { multipart } from '#testing/multipart.ts';

const { send, db, pupil, person, teacher, room } = await aClass();
const page = await sharp({ create: { width: 2000, height: 3000, channels: 3, background: 'white' } })
  .withMetadata({ exif: { IFD0: { Copyright: 'Gulu' } } })
  .jpeg()
  .toBuffer();

const pageOf = (height: number) =>
  sharp({ create: { width: 8, height, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();

type Asker = { token: string };

const photosAllowed = (photos: boolean) => db.update(schools).set({ photos }).where(eq(schools.id, 11));
beforeAll(() => photosAllowed(true));

const aPaper = async () => {
  const [row] = await db
    .insert(assignments)
    .values({
      assignedBy: teacher.id,
      classId: room.id,
      ref: 'paper',
      title: 'A drawing',
      paper: 'Draw.',
      createdAt: new Date(),
    })
    .returning();
  return row?.id ?? 0;
};

const upload = ({ token }: Asker, path: string, bytes: Buffer = page) => {
  const { type, payload } = multipart([{ name: 'photo', bytes }]);
  return send('POST', `/api/${path}`, {
    token,
    body: payload,
    headers: type === null ? {} : { 'content-type': type },
  });
};
const look = ({ token }: Asker, id: number, learnerId: number, n = 1) =>
  send('GET', `/api/assignments/${id}/hand-ins/${learnerId}/photos/${n}`, { token });

test('a page is kept whole at 1280 pixels and without metadata, for the learner, family and teacher alone', async () => {
  const learner = await pupil();
  const classmate = await pupil();
  const id = await aPaper();
  expect(await upload(learner, `my-assignments/${id}/photo`)).toMatchObject({
    status: 200,
    body: { photos: 1 },
  });
  for (const who of [learner, learner.parent, teacher])
    expect((await look(who, id, learner.id)).status).toBe(200);
  for (const who of [classmate, classmate.parent, await person('teacher')])
    expect((await look(who, id, learner.id)).status).toBe(404);
  const { webp } = (await look(teacher, id, learner.id)).body as { webp: string };
  const { format, width, height, exif } = await sharp(Buffer.from(webp, 'base64')).metadata();
  expect([format, width, height, exif]).toEqual(['webp', 853, 1280, undefined]);
  for (const n of [0, 2, 4, 2 ** 15, 2 ** 31])
    expect((await look(teacher, id, learner.id, n)).status).toBe(404);
});

test('three photos and no more; what is no picture is refused; a guardian may send one', async () => {
  const learner = await pupil();
  const id = await aPaper();
  const path = `my-assignments/${id}/photo`;
  expect((await upload(learner, path, Buffer.from('no picture'))).status).toBe(415);
  expect(await upload(learner.parent, `children/${learner.id}/assignments/${id}/photo`)).toMatchObject({
    body: { photos: 1 },
  });
  for (const photos of [2, 3])
    expect(await upload(learner, path, await pageOf(photos))).toMatchObject({ body: { photos } });
  expect((await upload(learner, path, await pageOf(4))).body).toMatchObject({
    code: 'assignments/too-many-photos',
  });
  expect(await db.$count(handInPhotos, eq(handInPhotos.assignmentId, id))).toBe(3);
});

test('a photo that a phone sends again, because the answer was lost, is one photo', async () => {
  const learner = await pupil();
  const id = await aPaper();
  for (const _ of [1, 2])
    expect(await upload(learner, `my-assignments/${id}/photo`)).toMatchObject({ body: { photos: 1 } });
  expect(await upload(learner, `my-assignments/${id}/photo`, await pageOf(9))).toMatchObject({
    body: { photos: 2 },
  });
});

test('where the school or the guardian allows no photos none is taken, and none is shown any more', async () => {
  const learner = await pupil();
  const id = await aPaper();
  await upload(learner, `my-assignments/${id}/photo`);
  await photosAllowed(false);
  expect((await upload(learner, `my-assignments/${id}/photo`)).status).toBe(403);
  expect((await look(teacher, id, learner.id)).status).toBe(404);
  await photosAllowed(true);
  expect((await look(teacher, id, learner.id)).status).toBe(200);
  await db.update(users).set({ consent: 'withdrawn' }).where(eq(users.id, learner.id));
  expect((await look(teacher, id, learner.id)).status).toBe(404);
});
