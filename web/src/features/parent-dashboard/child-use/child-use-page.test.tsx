import type { Reply } from '@afrolearn/contract';
import type { ChildChoices } from '@afrolearn/contract/families.ts';
import { childSwitches } from '@afrolearn/learning/people/switches.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { ChildUsePage } from './child-use-page.tsx';

const open: ChildChoices = {
  child: { id: 712_001, name: 'Akello Grace' },
  consent: 'guardian',
  school: 'Lake View Primary School',
  switches: childSwitches.map((key) => ({ key, on: key !== 'approveFriends', offBy: null })),
};
const log: Reply<'GET /children/:id/looks'> = {
  child: open.child,
  days: [
    {
      day: '2026-03-10',
      people: [
        { who: 'class teacher', name: 'Achan Ruth', what: ['class summary', 'register'] },
        { who: 'you', name: null, what: ['week'] },
      ],
    },
  ],
  older: '2026-03-10',
};

type Answers = Parameters<typeof serverAnswers>[0];
const show = async (answers: Answers = {}, choices = open) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('parent')),
    'GET /children/:id/choices': () => replied('GET /children/:id/choices', choices),
    'GET /children/:id/looks': () => replied('GET /children/:id/looks', { ...log, days: [], older: null }),
    ...answers,
  });
  await showPage(
    '/children/712001/use',
    <Routes>
      <Route path="/children/:id/use" element={<ChildUsePage />} />
    </Routes>,
  );
  return asked;
};
const box = (name: string) => screen.findByRole('checkbox', { name });

test('every switch stands on one page, with what it means; a press is kept at once', async () => {
  const asked = await show({
    'PATCH /children/:id/choices': () =>
      replied('PATCH /children/:id/choices', {
        ...open,
        switches: open.switches.map((one) =>
          one.key === 'boards' ? { ...one, on: false, offBy: 'you' as const } : one,
        ),
      }),
  });
  const boards = await box('Leaderboards');
  expect(screen.getAllByRole('checkbox')).toHaveLength(childSwitches.length);
  expect(boards).toHaveProperty('checked', true);
  await userEvent.click(boards);
  expect(asked.find(({ name }) => name === 'PATCH /children/:id/choices')).toMatchObject({
    path: '/api/children/712001/choices',
    body: { boards: false },
  });
  expect(await box('Leaderboards')).toHaveProperty('checked', false);
  expect(screen.getByText(/Off: set by you/)).toBeDefined();
});

test('what the school or the age closes cannot be pressed, and says who set it', async () => {
  const offs = { photo: 'school', sharing: 'age', insights: 'guardian' } as const;
  await show(
    {},
    {
      ...open,
      switches: open.switches.map((one) =>
        one.key in offs ? { ...one, offBy: offs[one.key as keyof typeof offs] } : one,
      ),
    },
  );
  expect(await box('A photo of their own')).toHaveProperty('disabled', true);
  expect(await box('Notes shared with the class')).toHaveProperty('disabled', true);
  expect(await box('Tips on how they learn')).toHaveProperty('disabled', false);
  expect(screen.getByText(/Off: set by the school/)).toBeDefined();
  expect(screen.getByText(/Off: set by another guardian/)).toBeDefined();
});

test('consent is withdrawn after a question, and the page says what is closed now', async () => {
  let consent: ChildChoices['consent'] = 'school';
  const asked = await show({
    'GET /children/:id/choices': () => replied('GET /children/:id/choices', { ...open, consent }),
    'PUT /children/:id/consent': () => {
      consent = 'withdrawn';
      return replied('PUT /children/:id/consent', { consent });
    },
  });
  expect(await screen.findByText('The school has the signed paper')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw my consent' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Withdraw your consent for Akello Grace?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw my consent' }));
  expect(asked.find(({ name }) => name === 'PUT /children/:id/consent')?.body).toEqual({ given: false });
  expect(await screen.findByText('Withdrawn')).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('Others see nothing of Akello Grace');
  expect(screen.getByRole('button', { name: 'I agree' })).toBeDefined();
});

test('another guardian’s no is told in the server’s own words', async () => {
  await show(
    { 'PUT /children/:id/consent': () => refused('consent/withdrawn') },
    { ...open, consent: 'withdrawn' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'I agree' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Only they can give it again');
});

test('permissions N15: who looked, by day and person; earlier days come when asked for', async () => {
  const pages = [log, { ...log, days: [{ day: '2026-03-02', people: [] }], older: null }];
  await show({
    'GET /children/:id/looks': () => replied('GET /children/:id/looks', pages.shift() ?? log),
  });
  const day = await screen.findByRole('region', { name: '10 March' });
  expect(day.textContent).toContain('Achan Ruth, class teacherresults of the class, days at school');
  expect(day.textContent).toContain('Youthe week');
  await userEvent.click(screen.getByRole('button', { name: 'Earlier days' }));
  expect(await screen.findByRole('region', { name: '2 March' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Earlier days' })).toBeNull();
});

test('nobody has looked: the page says so', async () => {
  await show();
  expect(await screen.findByText('Nobody has looked yet.')).toBeDefined();
});
