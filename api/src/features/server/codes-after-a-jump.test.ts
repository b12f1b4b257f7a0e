/** Codes and links that were made while the clock ran ahead are void once it is right (decision 0092). */
import { expect, test } from 'vitest';
import { newSession } from '#features/accounts/index.ts';
import { aClass } from '#testing/a-class.ts';
import { forms } from '#testing/test-app.ts';

const { db, send, clock, person, teacher, room, pupil } = await aClass();
const right = clock.now;
const head = await person('teacher', { administrator: true });
const child = await pupil();
const guardian = await person('parent');
const newcomer = await person('learner');

/** Codes made at this time, each with what happens when it is used at the right time. */
const madeAt = async (at: Date) => {
  clock.now = at;
  const [ofHead, ofTeacher] = [await newSession(db, head, at), await newSession(db, teacher, at)];
  const make = async (token: string, method: 'POST' | 'PATCH', path: string, body: object = {}) => {
    const made = await send(method, `/api${path}`, { token, body });
    expect([path, made.status]).toEqual([
      path,
      method === 'PATCH' ? 200 : made.status < 300 ? made.status : 201,
    ]);
    return made.body;
  };
  const [staff] = (await make(ofHead, 'POST', '/staff-codes')) as { code: string }[];
  const link = (await make(ofTeacher, 'POST', `/children/${child.id}/link-code`)) as { code: string };
  const reset = (await make(ofHead, 'POST', `/people/${teacher.id}/reset-link`)) as { url: string };
  const drawn = (await make(ofTeacher, 'POST', `/classes/${room.id}/code`)) as { code: string };
  await make(ofTeacher, 'PATCH', `/classes/${room.id}/code`, { automatic: true });
  clock.now = right;
  const [, token = ''] = reset.url.split('token=');
  const staffForm = { ...forms.teacher(`t${at.getTime()}@school.ug`), staffCode: staff?.code };
  const joined = await send('POST', '/api/join-class', {
    token: newcomer.token,
    body: { classCode: drawn.code },
  });
  return {
    staff: (await send('POST', '/api/register', { body: staffForm })).status,
    link: (await send('POST', '/api/children/link', { token: guardian.token, body: link })).status,
    reset: (
      await send('POST', '/api/password-reset/confirm', {
        body: { token, newPassword: 'seven tall mango trees' },
      })
    ).status,
    joins: (joined.body as { status: string }).status,
  };
};

test('none of them opens anything, and an automatic class code only asks', async () => {
  const ahead = new Date(right.getTime() + 3650 * 24 * 60 * 60 * 1000);
  expect(await madeAt(ahead)).toEqual({ staff: 404, link: 404, reset: 410, joins: 'pending' });
  // Control: the same codes, made with the right clock.
  expect(await madeAt(right)).toEqual({ staff: 201, link: 200, reset: 200, joins: 'approved' });
});
