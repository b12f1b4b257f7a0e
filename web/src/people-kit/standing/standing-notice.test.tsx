import type { Reply } from '@afrolearn/contract';
import type { Role } from '@afrolearn/learning/people/roles.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { health, noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { StandingNotice } from './standing-notice.tsx';

const nothingEnded = { asleep: null, lapsed: false };
type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;
type Profile = Reply<'GET /health'>['profile'];
const school = { id: 7, name: 'Lake View Primary School' };

const show = async (
  role: Role,
  profile: Profile,
  answers: Answers = {},
  belongs: typeof school | null = null,
) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /health': () => health(profile),
    'GET /me': () => replied('GET /me', personOf(role, { school: belongs })),
    'GET /standing': () =>
      replied('GET /standing', { verified: false, waiting: true, school, ...nothingEnded }),
    'GET /consent': () => replied('GET /consent', { consent: 'none', waiting: true }),
    ...answers,
  });
  await showPage('/dashboard', <StandingNotice />);
  return asked;
};
const press = async (name: string) => await userEvent.click(await screen.findByRole('button', { name }));

test('a teacher who waits reads for whom, and what does not work until then', async () => {
  await show('teacher', 'school');
  expect((await screen.findByRole('status')).textContent).toContain(
    'Lake View Primary School has to confirm you first. Please ask the head teacher.',
  );
});

test('a teacher on a server of many schools reads that a staff code is needed', async () => {
  await show('teacher', 'public', {
    'GET /standing': () =>
      replied('GET /standing', { verified: false, waiting: false, school: null, ...nothingEnded }),
  });
  expect((await screen.findByRole('status')).textContent).toContain('ask your head teacher for a staff code');
});

test('the staff code is written right here; once it is right, the note is gone', async () => {
  const answers = [
    () => refused('request/invalid', { fields: { code: 'A staff code has 8 letters and numbers.' } }),
    () => refused('staff/wrong-code', { fields: { code: 'This staff code is not right.' } }),
    () => replied('POST /staff-code', personOf('teacher', { school })),
  ];
  const asked = await show('teacher', 'school', {
    'POST /staff-code': () => (answers.shift() ?? noNetwork)(),
  });
  await press('I have a staff code');
  const field = screen.getByLabelText<HTMLInputElement>('Staff code');
  await userEvent.type(field, 'mango');
  await press('Use the code');
  expect(screen.getByText('A staff code has 8 letters and numbers.')).toBeDefined();
  await userEvent.clear(field);
  await userEvent.type(field, 'abcd 2345');
  await press('Use the code');
  expect(screen.getByText(/is not right, was used, or is too old/)).toBeDefined();
  await press('Use the code');
  expect(asked.filter(({ name }) => name === 'POST /staff-code').at(-1)?.body).toEqual({ code: 'abcd 2345' });
  expect(screen.queryByRole('status')).toBeNull();
});

test('a lost network is told, and what was typed stays', async () => {
  await show('teacher', 'school', { 'POST /staff-code': noNetwork });
  await press('I have a staff code');
  await userEvent.type(screen.getByLabelText('Staff code'), 'ABCD2345');
  await press('Use the code');
  expect(screen.getByText(/We could not reach AfroLearn/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Staff code').value).toBe('ABCD2345');
});

test('a learner who waits for approval reads whom to tell which number, and may learn already', async () => {
  await show('learner', 'school');
  expect((await screen.findByRole('status')).textContent).toContain(
    'Please tell your teacher your student ID: AFRO004711.',
  );
  expect((await screen.findByRole('status')).textContent).toContain('You can learn already.');
});

test('a learner whose work stays on the device until there is consent is told so', async () => {
  await show('learner', 'school', {
    'GET /consent': () => replied('GET /consent', { consent: 'none', waiting: false, onDevice: true }),
  });
  expect((await screen.findByRole('status')).textContent).toContain('Your work stays safe on this device');
});

test('a learner whom the school turned away reads nothing', async () => {
  await show('learner', 'school', {
    'GET /consent': () => replied('GET /consent', { consent: 'none', waiting: false }),
  });
  expect(screen.queryByRole('status')).toBeNull();
});

test.each([
  ['learner', 'school', school],
  ['teacher', 'school', school],
  ['teacher', 'demo', null],
  ['learner', 'demo', null],
  ['learner', 'public', null],
  ['parent', 'school', null],
] as const)(
  'a %s on a %s server with nothing to wait for sees nothing and asks nothing',
  async (role, profile, belongs) => {
    const asked = await show(role, profile, {}, belongs);
    expect(screen.queryByRole('status')).toBeNull();
    expect(asked.some(({ name }) => name === 'GET /standing' || name === 'GET /consent')).toBe(false);
  },
);

const ownPage = async (role: Role, profile: Profile, answer: Partial<Reply<'GET /standing'>>) => {
  localStorage.setItem('token', 'mango');
  const data = { verified: false, waiting: false, school, ...nothingEnded, ...answer };
  serverAnswers({
    'GET /health': () => health(profile),
    'GET /me': () => replied('GET /me', personOf(role, { school: role === 'learner' ? null : school })),
    'GET /standing': () => replied('GET /standing', data),
  });
  await showPage('/settings', <StandingNotice own />);
};

test('a teacher whom the school did not confirm this year reads so in the settings', async () => {
  await ownPage('teacher', 'school', { lapsed: true });
  expect((await screen.findByRole('status')).textContent).toContain(
    'has not confirmed you for this school year',
  );
});

test('a learner whose account sleeps reads until when the work is kept', async () => {
  const asleep = { since: '2026-06-07T06:00:00.000Z', endsAt: '2027-06-07T06:00:00.000Z' };
  await ownPage('learner', 'public', { asleep, school: null });
  expect((await screen.findByRole('status')).textContent).toMatch(/sleeps.*2027/);
});
