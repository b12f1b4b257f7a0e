import type { Adult } from '@afrolearn/contract/administration.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { neverAnswers, noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { arriveAt, showPage, whereWeAre } from '#testing/show.tsx';
import { AdministrationPage } from './administration-page.tsx';
import { adult, agree, openAdministration, press, rowOf, saidOk } from './testing/open-administration.tsx';

const people = (list: Adult[]) => () => replied('GET /people/adults', list);

test('the page names the school and has five tabs; the address remembers the tab', async () => {
  await openAdministration('people', { 'GET /staff-codes': () => replied('GET /staff-codes', []) });
  expect(screen.getByRole('heading', { level: 1, name: 'Administration' })).toBeDefined();
  expect(screen.getByText('Mango Tree Primary School')).toBeDefined();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'People',
    'Learners waiting',
    'Staff codes',
    'School year',
    'School',
  ]);
  await userEvent.click(screen.getByRole('tab', { name: 'Staff codes' }));
  expect(whereWeAre()).toBe('/administration?tab=codes');
  expect(screen.getByText('There are no staff codes yet.')).toBeDefined();
});

test('a teacher who is no administrator is led to the own start page and asks the server nothing', async () => {
  localStorage.setItem('token', 'mango-token');
  const asked = serverAnswers({ 'GET /me': () => replied('GET /me', personOf('teacher')) });
  await showPage(
    '/administration',
    <Routes>
      <Route path="/administration" element={<AdministrationPage />} />
      <Route path="*" element={null} />
    </Routes>,
  );
  await arriveAt('/teacher-dashboard');
  expect(asked.map(({ name }) => name)).not.toContain('GET /people/adults');
});

test('each adult is listed with role, email, since when, and state (permissions N18)', async () => {
  await openAdministration('people', {
    'GET /people/adults': people([
      adult(),
      adult({ id: 2, name: 'Yawe Ann', role: 'parent', email: null, verified: true }),
      adult({ id: 3, name: 'Paused One', verified: true, suspended: true }),
      adult({ id: 4711, name: 'Achieng Ruth', administrator: true, verified: true }),
    ]),
  });
  expect(rowOf('Okot Paul').textContent).toContain('okot@school.ug · since 2 March 2026TeacherWaits for you');
  expect(rowOf('Yawe Ann').textContent).toContain('since 2 March 2026ParentConfirmed');
  const acts = (name: string) =>
    within(rowOf(name))
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(acts('Okot Paul')).toEqual(['Confirm', 'Pause']);
  expect(acts('Yawe Ann')).toEqual(['New password', 'Pause']);
  expect(acts('Paused One')).toEqual(['Let in again']);
  // Nobody can suspend themselves by mistake.
  expect(acts('Achieng Ruth')).toEqual([]);
  expect(rowOf('Achieng Ruth').textContent).toContain('You');
});

test('Confirm asks whether one knows the person, then says that it is done and reads the list again', async () => {
  let verified = false;
  const asked = await openAdministration('people', {
    'GET /people/adults': () => replied('GET /people/adults', [adult({ verified })]),
    'POST /people/:id/verify': () => {
      verified = true;
      return replied('POST /people/:id/verify', adult({ verified }));
    },
  });
  await press('Confirm');
  expect(screen.getByRole('dialog', { name: 'Do you know Okot Paul?' }).textContent).toContain(
    'can make accounts for pupils',
  );
  await agree('Cancel');
  expect(asked.some(({ name }) => name === 'POST /people/:id/verify')).toBe(false);
  await press('Confirm');
  await agree('Confirm');
  expect(asked.find(({ name }) => name === 'POST /people/:id/verify')?.path).toBe(
    '/api/people/812001/verify',
  );
  expect(saidOk()).toContain('Okot Paul is confirmed.');
  expect(await screen.findByText('Confirmed')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

test('Pause says what happens first; the last administrator’s refusal is told in the server’s words', async () => {
  await openAdministration('people', {
    'GET /people/adults': people([adult({ verified: true, administrator: true })]),
    'POST /people/:id/suspend': () => refused('people/last-administrator'),
  });
  await press('Pause');
  expect(screen.getByRole('dialog').textContent).toContain('logged out everywhere at once');
  await agree('Pause');
  expect(screen.getByRole('alert').textContent).toContain('This is the only administrator.');
});

test('a paused adult is let in again with one press', async () => {
  const asked = await openAdministration('people', {
    'GET /people/adults': people([adult({ verified: true, suspended: true })]),
    'POST /people/:id/restore': () => replied('POST /people/:id/restore', adult({ verified: true })),
  });
  await press('Let in again');
  expect(asked.some(({ name }) => name === 'POST /people/:id/restore')).toBe(true);
  expect(saidOk()).toContain('Okot Paul can log in again.');
});

test('a link for a new password is shown whole, with this server’s address before a bare path', async () => {
  await openAdministration('people', {
    'GET /people/adults': people([adult({ verified: true })]),
    'POST /people/:id/reset-link': () =>
      replied('POST /people/:id/reset-link', {
        url: '/reset-password#token=abc',
        expiresAt: '2026-03-09T07:00:00.000Z',
      }),
  });
  await press('New password');
  const dialog = screen.getByRole('dialog', { name: 'A new password for Okot Paul' });
  expect(dialog.textContent).toContain(`${location.origin}/reset-password#token=abc`);
  expect(dialog.textContent).toContain('It works once');
});

test('the search is sent as it is typed; nobody found is said', async () => {
  const seen: string[] = [];
  localStorage.setItem('token', 'mango-token');
  await openAdministration('people', { 'GET /people/adults': people([]) });
  expect(screen.getByText(/Nobody is here yet/)).toBeDefined();
  const real = globalThis.fetch;
  globalThis.fetch = (async (address: string, init: RequestInit) => {
    seen.push(String(address));
    return await real(address, init);
  }) as typeof fetch;
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find by name or email' }), 'okot & co{Enter}');
  expect(await screen.findByText('Nobody has this name or email.')).toBeDefined();
  expect(seen.some((address) => address.endsWith('/people/adults?search=okot+%26+co'))).toBe(true);
});

test('loading is shown, and a list that does not come can be tried again', async () => {
  let lost = true;
  await openAdministration('people', {
    'GET /people/adults': () => (lost ? noNetwork() : replied('GET /people/adults', [adult()])),
  });
  expect(screen.getByRole('alert').textContent).toContain('This did not load.');
  lost = false;
  await press('Try again');
  expect(screen.getByText('Okot Paul')).toBeDefined();
});

test('while the list is on its way, a screen reader hears so', async () => {
  await openAdministration('people', { 'GET /people/adults': neverAnswers });
  expect(screen.getByText('Loading')).toBeDefined();
});

test('while the server doubts its clock the head is asked, and the device’s own time is sent along', async () => {
  const asked = await openAdministration('people', {
    'GET /health': () =>
      replied('GET /health', { status: 'ok', profile: 'school', support: null, clock: 'doubted' }),
    'POST /server-clock': () => replied('POST /server-clock', { done: true }),
  });
  await screen.findByText(/^The clock of the server jumped/);
  await press('Yes, both are right');
  await screen.findByText('Thank you. The server goes on as usual.');
  const [sent] = asked.filter(({ name }) => name === 'POST /server-clock');
  expect(sent?.body).toEqual({ deviceTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
});

test('a server that believes its clock asks nobody', async () => {
  await openAdministration('people');
  expect(screen.queryByText(/^The clock of the server jumped/)).toBeNull();
});
