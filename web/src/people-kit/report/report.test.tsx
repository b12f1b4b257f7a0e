/** Permissions 'Moderation' 1, promise C5: two taps, also without a network; the card that needs none. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { HelpCard, ReportButton, startReports, waitingReports } from './index.ts';

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;
const me = personOf('learner');
const ivan = { kind: 'person', id: 812, name: 'Musoke Ivan' } as const;
const kept = () =>
  replied('POST /reports', {
    id: 'b3c1f0aa-1111-4222-8333-444455556666',
    kind: 'person',
    reason: 'unkind',
    at: '2026-03-02T08:00:00.000Z',
    state: 'sent',
  });

const show = async (answers: Answers, node = <ReportButton about={ivan} />, user = me) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({ 'GET /me': () => replied('GET /me', user), ...answers });
  await showPage('/community', node);
  return asked;
};
const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sentReports = (asked: Awaited<ReturnType<typeof show>>) =>
  asked.filter(({ name }) => name === 'POST /reports').map(({ body }) => body);

test('two taps: the flag, then the reason; the report is sent and the child is told', async () => {
  const asked = await show({ 'POST /reports': kept });
  await tap('Report Musoke Ivan');
  await tap('It is unkind');
  expect(await screen.findByRole('heading', { name: 'Thank you. It is sent.' })).toBeTruthy();
  expect(sentReports(asked)).toEqual([
    { id: expect.any(String), about: { kind: 'person', id: '812' }, reason: 'unkind' },
  ]);
  expect(await waitingReports(me.id)).toEqual([]);
});

test('the dialog says that the other is not told; every reason has its picture', async () => {
  await show({});
  await tap('Report Musoke Ivan');
  const sheet = await screen.findByRole('dialog');
  expect(within(sheet).getByText(/Musoke Ivan is not told who you are/)).toBeTruthy();
  const reasons = within(sheet).getByRole('list').querySelectorAll('button');
  expect(reasons).toHaveLength(6);
  for (const one of reasons) expect(one.querySelector('svg')).not.toBeNull();
});

test('without a network it is kept on the device under its owner, and sent once when the network is back', async () => {
  const asked = await show({ 'POST /reports': noNetwork });
  await tap('Report Musoke Ivan');
  await tap('It is unkind');
  expect(await screen.findByText('No internet? We keep it here and send it later.')).toBeTruthy();
  expect(await waitingReports(me.id)).toMatchObject([{ about: { id: '812' }, reason: 'unkind' }]);
  expect(await waitingReports(me.id + 1)).toEqual([]);
  const [first] = sentReports(asked);
  const later = serverAnswers({ 'POST /reports': kept });
  const stop = startReports(me.id);
  await waitFor(async () => expect(await waitingReports(me.id)).toEqual([]));
  globalThis.dispatchEvent(new Event('online'));
  stop();
  // The same id, so that the server stores it once.
  expect(later.map(({ body }) => body)).toEqual([first]);
});

test('who logged in meanwhile does not send what another child reported', async () => {
  await show({ 'POST /reports': noNetwork });
  await tap('Report Musoke Ivan');
  await tap('It is unkind');
  await screen.findByText('No internet? We keep it here and send it later.');
  localStorage.setItem('token', 'of somebody else');
  const asked = serverAnswers({});
  const stop = startReports(me.id + 1);
  await act(async () => globalThis.dispatchEvent(new Event('online')));
  stop();
  expect(asked).toEqual([]);
  expect(await waitingReports(me.id)).toHaveLength(1);
});

test('too many today: it is kept for tomorrow, not lost', async () => {
  await show({ 'POST /reports': () => refused('limits/too-many') });
  await tap('Report Musoke Ivan');
  await tap('Something else');
  expect(await screen.findByText('No internet? We keep it here and send it later.')).toBeTruthy();
  expect(await waitingReports(me.id)).toHaveLength(1);
});

test('what is not there any more is said so, and not sent for ever', async () => {
  await show({ 'POST /reports': () => refused('access/not-found') });
  await tap('Report Musoke Ivan');
  await tap('It is unkind');
  expect(await screen.findByRole('heading', { name: 'It is not there any more' })).toBeTruthy();
  expect(await waitingReports(me.id)).toEqual([]);
});

test('I need help now: the card with 116 comes with no network at all', async () => {
  const asked = await show({});
  const before = asked.length;
  await tap('Report Musoke Ivan');
  await tap('I need help now');
  expect((await screen.findByRole('link', { name: 'Call 116' })).getAttribute('href')).toBe('tel:116');
  expect(asked).toHaveLength(before);
});

test('who is scared gets the card at once, and their report is sent all the same', async () => {
  const asked = await show({ 'POST /reports': kept });
  await tap('Report Musoke Ivan');
  await tap('I am scared, or someone may get hurt');
  expect(await screen.findByRole('link', { name: 'Call 116' })).toBeTruthy();
  expect(screen.getByText('Thank you. It is sent.')).toBeTruthy();
  expect(sentReports(asked)).toMatchObject([{ reason: 'scared' }]);
});

test('a child asks to be talked with', async () => {
  const asked = await show({ 'POST /reports': kept }, <HelpCard />);
  await tap('Ask a teacher to talk with me');
  expect(await screen.findByText('A teacher is told that you want to talk.')).toBeTruthy();
  expect(sentReports(asked)).toMatchObject([
    { about: { kind: 'person', id: String(me.id) }, reason: 'scared' },
  ]);
});

test('where no helpline has been checked the card names the grown-ups, and no number', async () => {
  await show({}, <HelpCard />, personOf('learner', { country: 'Ghana' }));
  expect(await screen.findByText(/Tell a grown-up you trust/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('nobody reports themselves, and a guest has no button', async () => {
  await show({}, <ReportButton about={{ kind: 'person', id: me.id, name: me.name }} />);
  expect(screen.queryByRole('button')).toBeNull();
  document.body.replaceChildren();
  localStorage.clear();
  serverAnswers({});
  await showPage('/community', <ReportButton about={ivan} />);
  expect(screen.queryByRole('button')).toBeNull();
});
