/**
 * Permissions 'Moderation' 5: the school's words apply to every free text that others read. Walks the
 * contract: a text field must be refused here, or listed as private with a reason.
 */
import { calls } from '@afrolearn/contract';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { schoolWords } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';
import { testSchool } from '#testing/test-app.ts';

const { send, db, clock, person, pupil, teacher, room } = await aClass();
const head = await person('teacher', { administrator: true });
const learner = await pupil();
// New people wait for this server's school.
for (const schoolId of [11, testSchool.id])
  await db
    .insert(schoolWords)
    .values({ schoolId, language: 'en', word: 'donkey', addedBy: head.id, addedAt: clock.now });

const name = 'Toto Donkey';
const text = 'This donkey again.';

type Sending = { token?: string; path?: string; body: object };

const readingOf = async (title: string) =>
  await send('POST', '/api/lessons', {
    token: teacher.token,
    body: { title, type: 'reading', subject: 7, grade: 7, content: 'Soil.' },
  });
const lesson = (await readingOf('Soil')).body as { id: string; version: number };
const work = (
  await send('POST', '/api/assignments', {
    token: teacher.token,
    body: { ref: 'paper', classId: room.id, title: 'Soil', paper: 'Draw the soil.' },
  })
).body as { id: number };
await send('POST', `/api/my-assignments/${work.id}/hand-in`, {
  token: learner.token,
  body: { text: 'My drawing.' },
});

const ofTeacher = (body: object, path?: string): Sending => ({
  token: teacher.token,
  body,
  ...(path === undefined ? {} : { path }),
});
const aTeacher = { password: 'matoke and groundnuts', role: 'teacher', subjectId: 7, gradeId: 7 };
const aLesson = { type: 'reading', subject: 7, grade: 7, content: 'Soil.' };
const aPaper = { ref: 'paper', classId: room.id };

/** One request per field, with a banned word. */
const refused: Record<string, Sending> = {
  'POST /register name': { body: { ...aTeacher, email: 'one@home.ug', name, className: 'P7 Red' } },
  'POST /register className': {
    body: { ...aTeacher, email: 'two@home.ug', name: 'Okot Paul', className: 'P7 Donkey' },
  },
  'POST /children name': {
    token: learner.parent.token,
    body: { name, grade: 'Primary 4', secret: 'card' },
  },
  'POST /parent/invitations name': {
    token: learner.parent.token,
    body: { name, class: 'Primary 4', email: 'child@home.ug' },
  },
  'POST /classes name': ofTeacher({ name: 'P7 Donkey', grade: 'Primary 7', subject: 'Science' }),
  'PATCH /classes/:id name': ofTeacher({ name: 'P7 Donkey' }, `/classes/${room.id}`),
  'POST /classes/:id/students names.0': ofTeacher(
    { names: [name], secret: 'card' },
    `/classes/${room.id}/students`,
  ),
  'PATCH /classes/:id/students/:studentId name': ofTeacher(
    { name },
    `/classes/${room.id}/students/${learner.id}`,
  ),
  'POST /add-teacher className': {
    token: learner.token,
    body: { teacherEmail: 'okot@home.ug', className: 'P7 Donkey' },
  },
  'PUT /school name': { token: head.token, body: { name: 'Donkey Primary School' } },
  'PATCH /me name': ofTeacher({ name }),
  'POST /lessons title': ofTeacher({ ...aLesson, title: 'The donkey' }),
  'PUT /lessons/:id title': ofTeacher({ ...aLesson, title: 'The donkey' }, `/lessons/${lesson.id}`),
  'POST /lesson/:id/shared text': {
    token: learner.token,
    path: '/lesson/u400-l1/shared',
    body: { id: '0198d0a0-0000-7000-8000-000000000001', text },
  },
  'POST /community/groups name': { token: learner.token, body: { name: 'Donkey Counters' } },
  'POST /community/groups description': {
    token: learner.token,
    body: { name: 'Omweso Counters', description: text },
  },
  'POST /assignments title': ofTeacher({ ...aPaper, title: 'The donkey', paper: 'Draw.' }),
  'POST /assignments paper': ofTeacher({ ...aPaper, title: 'Soil', paper: text }),
  'POST /assignments word': ofTeacher({ ...aPaper, title: 'Soil', paper: 'Draw.', word: text }),
  'PATCH /assignments/:id word': ofTeacher({ word: text }, `/assignments/${work.id}`),
  'POST /assignments/:id/hand-ins/:learnerId/review comment': ofTeacher(
    { outcome: 'accepted', comment: text },
    `/assignments/${work.id}/hand-ins/${learner.id}/review`,
  ),
};

/** Fields or calls that are not checked, with reasons. */
const allowed: Record<string, string> = {
  'POST /auth/google':
    'the names come from the provider: a spelling without the word is taken (openid.test.ts)',
  'POST /rosters/check': 'says which lines are refused (rosters.test.ts)',
  'POST /rosters/imports': 'refuses those lines (rosters.test.ts)',
  'POST /lessons content':
    'an adult’s text, which must be able to name the parts of the body (learning: own.ts)',
  'PUT /lessons/:id content': 'the same',
  'POST /lessons questions': 'the same',
  'PUT /lessons/:id questions': 'the same',
  'POST /lessons scenes': 'the same',
  'PUT /lessons/:id scenes': 'the same',
  'POST /lessons url': 'an address of an allowed site',
  'PUT /lessons/:id url': 'the same',
  'POST /lesson/:id/notes text': 'private: nobody else reads it',
  'PUT /me/works/:id title': 'private until it is shown; all its words are checked then (works.test.ts)',
  'PUT /me/works/:id data': 'the same',
  'PUT /places/:id place': 'private: where a lesson was left',
  'POST /assignments answers': 'for the teachers who mark',
  'POST /my-assignments/:id/hand-in text': 'a child’s own work, for teacher and family: taken as it is',
  'POST /children/:id/assignments/:workId/hand-in text': 'the same',
  'POST /assistant/pages': 'the teacher’s own page: what is assigned of it is a paper, which is checked',
  'PUT /assistant/pages/:id': 'the same',
  'POST /assistant/suggestions': 'goes to the model; what comes back is checked (suggest.test.ts)',
  'POST /lesson-content/generate': 'ignored where it is not the server’s own title',
  'POST /school/words word': 'the list itself',
  'PUT /texts/readings': 'for those who publish AfroLearn: nobody of the school reads it here',
  'POST /events': 'answers: raw, and shown as answers',
};

/** Fields that others never read: secrets, addresses, closed lists. */
const noText =
  /^(id|email|teacherEmail|password|currentPassword|newPassword|code|classCode|staffCode|ticket|token|phone|subject|grade|zone|picture|birthMonth|page|ref|achievementId)$/;

type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  options?: z.ZodType[];
  valueType?: z.ZodType;
  format?: string;
  checks?: { _zod: { def: { check: string; format?: string } } }[];
};

/** The paths of free text fields. */
const textsIn = (schema: z.ZodType, path: readonly string[] = []): string[] => {
  const def = schema.def as unknown as Def;
  const { shape = {}, element, innerType, options = [], valueType, checks = [] } = def;
  const inside = [element, innerType, def.in, def.out, valueType, ...options].filter(
    (one) => one !== undefined,
  );
  const isClosed = def.format !== undefined || checks.some(({ _zod }) => _zod.def.format === 'regex');
  return [
    ...Object.entries(shape).flatMap(([key, field]) => textsIn(field, [...path, key])),
    ...inside.flatMap((one) => textsIn(one, path)),
    ...((def.type === 'string' && !isClosed) || def.type === 'unknown' ? [path.join('.')] : []),
  ];
};

test('every text that a call takes is refused with a word of the school, or says why not', () => {
  const fields = Object.entries(calls).flatMap(([key, call]) =>
    'body' in call && call.body !== undefined
      ? [...new Set(textsIn(call.body as z.ZodType))].map((field) => [key, field] as const)
      : [],
  );
  expect(fields.length).toBeGreaterThan(100);
  const isSettled = ([key, field]: readonly [string, string]) => {
    const [first = ''] = field.split('.');
    return (
      noText.test(field.split('.').at(-1) ?? '') ||
      key in allowed ||
      `${key} ${first}` in allowed ||
      Object.keys(refused).some((one) => one === `${key} ${field}` || one === `${key} ${field}.0`)
    );
  };
  expect(fields.filter((field) => !isSettled(field)).map((field) => field.join(' '))).toEqual([]);
});

test.each(Object.keys(refused))('%s', async (title) => {
  const [method = '', path = '', field = ''] = title.split(' ');
  const { token, path: real, body } = refused[title] as Sending;
  const answer = await send(method as 'POST', `/api${real ?? path}`, {
    ...(token === undefined ? {} : { token }),
    body,
  });
  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  // Control: the same request without the word is accepted.
  const kind = JSON.parse(JSON.stringify(body).replaceAll(/donkey/gi, 'zebra')) as object;
  const again = await send(method as 'POST', `/api${real ?? path}`, {
    ...(token === undefined ? {} : { token }),
    body: kind,
  });
  expect(again.status).toBeLessThan(300);
});

test('a version whose title the school refuses by now is not brought back', async () => {
  const { id } = (await readingOf('The zebra')).body as { id: string };
  await send('PUT', `/api/lessons/${id}`, { token: teacher.token, body: { ...aLesson, title: 'Soil' } });
  await send('POST', '/api/school/words', { token: head.token, body: { language: 'en', word: 'zebra' } });
  expect(await send('POST', `/api/lessons/${id}/versions/1/restore`, { token: teacher.token })).toMatchObject(
    { status: 400, body: { fields: { title: expect.any(String) } } },
  );
});
