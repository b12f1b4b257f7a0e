import type { Reply } from '@afrolearn/contract';
import type { IssuedCard } from '@afrolearn/contract/families.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { health, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { ChildrenPage } from './children-page.tsx';

const lokiru = {
  id: 712_345,
  name: 'Lokiru Samuel',
  grade: 'Primary 2',
  studentId: 'AFRO712345',
  picture: null,
  secretKind: 'pictures' as const,
};
const card: IssuedCard = {
  ...lokiru,
  secret: { kind: 'pictures', pictures: ['mango', 'drum', 'fish', 'hen', 'star'] },
};

type Answers = Parameters<typeof serverAnswers>[0];
type OwnChild = Reply<'GET /children'>[number];
const ownChild: OwnChild = {
  ...lokiru,
  mayInvite: true,
  consent: 'guardian',
  community: { on: true, approveFriends: false, offByOther: false },
  leavesAt: null,
};
const show = async (answers: Answers = {}, own: OwnChild[] = [ownChild]) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('parent')),
    'GET /children': () => replied('GET /children', own),
    'GET /children/:id/friends': () => replied('GET /children/:id/friends', { friends: [], waiting: [] }),
    ...answers,
  });
  await showPage('/children', <ChildrenPage />);
  return asked;
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const sheet = () => screen.queryByRole('region', { name: 'Lokiru Samuel' });
const pictures = () => [...(sheet()?.querySelectorAll('img') ?? [])].map(({ alt }) => alt);

test('each child is listed with class, number and how they sign in', async () => {
  await show();
  const row = screen.getByText('Lokiru Samuel').closest('li');
  expect(row?.textContent).toContain('Primary 2 · AFRO712345 · Five pictures');
});

test('a child whose account will be deleted has the day and one button that keeps it', async () => {
  let leavesAt: string | null = '2026-11-25T06:00:00Z';
  const asked = await show({
    'GET /children': () => replied('GET /children', [{ ...ownChild, leavesAt }]),
    'POST /children/:id/account/keep': () => {
      leavesAt = null;
      return replied('POST /children/:id/account/keep', { done: true });
    },
  });
  const row = (await screen.findByText('Lokiru Samuel')).closest('li');
  expect(row?.textContent).toContain('Lokiru Samuel’s account will be deleted on 25 November 2026.');
  await press('Keep the account of Lokiru Samuel');
  expect(
    await screen.findByText('The account of Lokiru Samuel stays. Everything is as it was.'),
  ).toBeDefined();
  expect(screen.queryByText(/will be deleted/)).toBeNull();
  expect(asked.find(({ name }) => name === 'POST /children/:id/account/keep')?.path).toBe(
    '/api/children/712345/account/keep',
  );
});

test('a parent without children is told what to do', async () => {
  await show({}, []);
  expect(screen.getByText(/No children here yet/)).toBeDefined();
});

test('a new account shows its card once, large, with Print; Done puts it away for good', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const asked = await show({ 'POST /children': () => replied('POST /children', card) });
  await userEvent.type(screen.getByLabelText('Name of the child'), 'Lokiru Samuel');
  await userEvent.selectOptions(screen.getByLabelText('Class'), 'Primary 2');
  await press('Make the account');
  expect(asked.find(({ name }) => name === 'POST /children')?.body).toEqual({
    name: 'Lokiru Samuel',
    grade: 'Primary 2',
    secret: 'pictures',
  });
  expect(pictures()).toEqual(['Mango', 'Drum', 'Fish', 'Hen', 'Star']);
  expect(sheet()?.textContent).toContain('AFRO 712 345');
  await press('Print');
  expect(print).toHaveBeenCalledOnce();
  await press('Done');
  expect(sheet()).toBeNull();
});

test('while a card is shown, nothing else of the page is printed', async () => {
  await show({ 'POST /children/:id/new-card': () => replied('POST /children/:id/new-card', card) });
  expect(document.querySelector('.noprint')).toBeNull();
  await press('New card');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'New card' }));
  expect(pictures()).toHaveLength(5);
  const printed = (element: Element) => element.closest('.noprint') === null;
  expect(printed(screen.getByRole('heading', { level: 1 }))).toBe(false);
  expect(printed(screen.getByLabelText('Name of the child'))).toBe(false);
  expect([...(sheet()?.querySelectorAll('.card') ?? [])].every(printed)).toBe(true);
});

test('Remove asks first and unlinks', async () => {
  const asked = await show({ 'DELETE /children/:id': () => replied('DELETE /children/:id', { done: true }) });
  await press('Remove');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/The account and its work stay/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(asked.some(({ name }) => name === 'DELETE /children/:id')).toBe(false);
  await press('Remove');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(asked.find(({ name }) => name === 'DELETE /children/:id')?.path).toBe('/api/children/712345');
});

test('the first guardian gets a code for another adult; others are not offered one', async () => {
  const made = { code: 'ABCD2345', expiresAt: '2026-03-16T06:00:00.000Z' };
  await show({ 'POST /children/:id/link-code': () => replied('POST /children/:id/link-code', made) });
  await press('Add another adult');
  expect(within(screen.getByRole('dialog')).getByText('ABCD 2345')).toBeDefined();
  expect(screen.getByRole('dialog').textContent).toContain('until 16 March');
  expect(screen.getByRole('dialog').textContent).not.toContain('the other parent');
});

test('a guardian who came later is not offered a code', async () => {
  await show({}, [{ ...ownChild, mayInvite: false }]);
  expect(screen.queryByRole('button', { name: 'Add another adult' })).toBeNull();
});

test('the field for a code stands above the list and the forms', async () => {
  await show({});
  const code = screen.getByLabelText('Code');
  for (const other of [screen.getAllByRole('list')[0], screen.getByLabelText(/Name/)])
    expect(other && code.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a wrong code from the school is told, and a right one welcomes the child', async () => {
  let tries = 0;
  await show({
    'POST /children/link': () =>
      tries++ === 0 ? refused('children/wrong-code') : replied('POST /children/link', lokiru),
  });
  await userEvent.type(screen.getByLabelText('Code'), 'abcd 2345');
  await press('Add my child');
  expect(screen.getByRole('alert').textContent).toContain('This code is not right');
  await press('Add my child');
  expect(screen.getByText('Lokiru Samuel is on your list now.')).toBeDefined();
});

test('pictures are offered for Primary 1 to 3 on a school’s server, to all in the demo, to nobody in public', async () => {
  for (const [profile, young, old] of [
    ['school', true, false],
    ['demo', true, true],
    ['public', false, false],
  ] as const) {
    await show({ 'GET /health': () => health(profile) });
    const offered = async (grade: string) => {
      await userEvent.selectOptions(screen.getByLabelText('Class'), grade);
      return screen.queryByRole('radio', { name: 'Five pictures' }) !== null;
    };
    expect([profile, await offered('Primary 2'), await offered('Primary 5')]).toEqual([profile, young, old]);
    document.body.innerHTML = '';
  }
});

test('a password is chosen by the parent and told to nobody again', async () => {
  const issued: IssuedCard = { ...lokiru, secretKind: 'password', secret: null };
  const asked = await show({ 'POST /children': () => replied('POST /children', issued) });
  await userEvent.click(screen.getByRole('radio', { name: 'A password' }));
  await userEvent.type(screen.getByLabelText('Password'), 'two goats on a hill');
  await press('Make the account');
  expect(asked.find(({ name }) => name === 'POST /children')?.body).toMatchObject({
    secret: 'password',
    password: 'two goats on a hill',
  });
  expect(screen.getByText(/The account of Lokiru Samuel is ready/)).toBeDefined();
  expect(sheet()).toBeNull();
});

test('a guardian withdraws consent after reading what it means, and sees the new state (permissions N10)', async () => {
  let consent: OwnChild['consent'] = 'school';
  const asked = await show({
    'GET /children': () => replied('GET /children', [{ ...ownChild, consent }]),
    'PUT /children/:id/consent': () => {
      consent = 'withdrawn';
      return replied('PUT /children/:id/consent', { consent });
    },
  });
  await press('Consent: the school has the paper');
  const dialog = within(screen.getByRole('dialog', { name: 'Your consent for Lokiru Samuel' }));
  expect(dialog.getByText(/Without it Lokiru Samuel learns all the same/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw my consent' }));
  expect(asked.find(({ name }) => name === 'PUT /children/:id/consent')).toMatchObject({
    path: '/api/children/712345/consent',
    body: { given: false },
  });
  expect(screen.getByRole('status').textContent).toContain('Others see nothing of Lokiru Samuel');
  expect(await screen.findByRole('button', { name: 'Consent: withdrawn' })).toBeDefined();
});

test('a guardian who has not answered yet may say yes or no; who withdrew may give it again', async () => {
  const asked = await show(
    { 'PUT /children/:id/consent': () => replied('PUT /children/:id/consent', { consent: 'guardian' }) },
    [{ ...ownChild, consent: 'pending' }],
  );
  await press('Consent: not given yet');
  expect(screen.getByRole('button', { name: 'I do not agree' })).toBeDefined();
  await press('I agree');
  expect(asked.find(({ name }) => name === 'PUT /children/:id/consent')?.body).toEqual({ given: true });
  expect(screen.getByRole('status').textContent).toContain('Your consent for Lokiru Samuel is recorded.');
});

test('another guardian’s no is told in the dialog, and the dialog stays', async () => {
  await show({ 'PUT /children/:id/consent': () => refused('consent/withdrawn') }, [
    { ...ownChild, consent: 'withdrawn' },
  ]);
  await press('Consent: withdrawn');
  expect(screen.queryByRole('button', { name: 'Withdraw my consent' })).toBeNull();
  await press('I agree');
  expect(screen.getByRole('alert').textContent).toContain('Only they can give it again');
  expect(screen.getByRole('dialog')).toBeDefined();
});
