import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refused, replied } from '#testing/fake-server.ts';
import { byClass } from './learners-tab.tsx';
import { agree, openAdministration, press, saidOk, waiting } from './testing/open-administration.tsx';

const green = { id: 3, name: 'P4 Green' };
const alone = waiting({ id: 1, name: 'Akello Grace', waiting: true, consent: 'none' });
const pupils = [
  waiting({ id: 2, name: 'Apio Mercy', classes: [green] }),
  waiting({ id: 5, name: 'Okot James', classes: [green, { id: 9, name: 'Choir' }] }),
  waiting({ id: 6, name: 'Nakato Joy' }),
];
const open = (answers: Parameters<typeof openAdministration>[1] = {}, list = [alone, ...pupils]) =>
  openAdministration('learners', {
    'GET /learners/waiting': () => replied('GET /learners/waiting', list),
    ...answers,
  });

test('learners are grouped by their first class, those without one last', () => {
  expect(byClass(pupils, 'Without a class').map(({ name, learners }) => [name, learners.length])).toEqual([
    ['P4 Green', 2],
    ['Without a class', 1],
  ]);
});

test('who registered alone stands apart from who only lacks the paper', async () => {
  await open();
  const fresh = screen.getByRole('region', { name: 'New learners' });
  expect(fresh.textContent).toContain('Akello Grace');
  expect(fresh.textContent).not.toContain('Apio Mercy');
  const papers = screen.getByRole('region', { name: 'Consent on paper' });
  expect(papers.textContent).toContain('P4 Green');
  expect(papers.textContent).toContain('Without a class');
});

test('when nobody waits, the page says so kindly', async () => {
  await open({}, []);
  expect(screen.getByText('Nobody is waiting. Well done!')).toBeDefined();
});

test('one press approves; “Not our pupil” asks first', async () => {
  const asked = await open({
    'POST /learners/:id/approve': () => replied('POST /learners/:id/approve', { done: true }),
    'POST /learners/:id/decline': () => replied('POST /learners/:id/decline', { done: true }),
  });
  await press('Approve');
  expect(asked.find(({ name }) => name === 'POST /learners/:id/approve')?.path).toBe(
    '/api/learners/1/approve',
  );
  expect(saidOk()).toContain('Akello Grace belongs to your school now.');
  await press('Not our pupil');
  expect(screen.getByRole('dialog').textContent).toContain('The account stays');
  await agree('Not our pupil');
  expect(asked.some(({ name }) => name === 'POST /learners/:id/decline')).toBe(true);
  expect(saidOk()).toContain('Akello Grace is off the list.');
});

test('a paper is recorded with one press and can be taken back with the next', async () => {
  const asked = await open({
    'PUT /learners/:id/consent': ({ body }) =>
      replied('PUT /learners/:id/consent', {
        consent: (body as { paper: boolean }).paper ? 'school' : 'pending',
      }),
  });
  await press('Paper is here: Apio Mercy');
  expect(saidOk()).toContain('The consent for Apio Mercy is recorded.');
  await press('Undo');
  const sent = asked.filter(({ name }) => name === 'PUT /learners/:id/consent');
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/learners/2/consent', { paper: true }],
    ['/api/learners/2/consent', { paper: false }],
  ]);
  expect(saidOk()).toContain('The record for Apio Mercy is taken back.');
});

test('a guardian’s no is told in the server’s words', async () => {
  await open({ 'PUT /learners/:id/consent': () => refused('consent/withdrawn') });
  await press('Paper is here: Apio Mercy');
  expect(screen.getByRole('alert').textContent).toContain('A guardian has withdrawn their consent.');
});

test('the papers of a class are recorded together, after a question with their number', async () => {
  const asked = await open({
    'PUT /classes/:id/consent': () => replied('PUT /classes/:id/consent', { recorded: 2, withdrawn: 1 }),
  });
  await press('All are here: 2 papers');
  expect(screen.getByRole('dialog', { name: 'Do you hold the papers of all of P4 Green?' })).toBeDefined();
  await agree('All are here: 2 papers');
  expect(asked.find(({ name }) => name === 'PUT /classes/:id/consent')?.path).toBe('/api/classes/3/consent');
  expect(saidOk()).toContain('Consent is recorded for 2 learners.');
  expect(saidOk()).toContain('A guardian withdrew it for 1 learner; that stands.');
});

test('the keyboard reaches every act', async () => {
  await open();
  const wanted = screen.getByRole('button', { name: 'Approve' });
  for (let steps = 0; steps < 12 && document.activeElement !== wanted; steps += 1) await userEvent.tab();
  expect(document.activeElement).toBe(wanted);
});
