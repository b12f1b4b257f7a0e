import type { Role } from '@afrolearn/learning/people/roles.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { Assign } from './assign.tsx';

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;

const show = async (who: Role | 'guest', answers: Answers = {}, gradeId: number | null = null) => {
  if (who !== 'guest') localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    ...(who === 'guest' ? {} : { 'GET /me': () => replied('GET /me', personOf(who)) }),
    ...answers,
  });
  await showPage('/unit/7?from=here', <Assign target="unit:7" title="Water" gradeId={gradeId} />);
  return asked;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Assign: Water' }));

/** The dialog is loaded on an adult's press. */
const choose = async () => {
  await press('Assign');
  await screen.findByRole('dialog');
};

test.each([
  ['Primary 1', false],
  ['Primary 3', false],
  ['Primary 4', true],
])('a learner of %s can put it on a plan: %s', async (grade, can) => {
  await show('learner', { 'GET /me': () => replied('GET /me', personOf('learner', { grade })) });
  const button = () => screen.queryByRole('button', { name: 'Assign' }) !== null;
  await waitFor(() => expect(button()).toBe(can));
});

const counted = { subject: 'Science', students: 40, archived: false };
const classes = [
  { id: 5, name: 'P4 Blue', grade: 'Primary 4', subjectId: 7, code: null, ...counted },
  { id: 6, name: 'P4 Red', grade: 'Primary 4', subjectId: 7, code: null, ...counted },
];

test.each([
  ['of the grade of the unit', 7, 'P7 Green'],
  ['that is the first of several of the grade', 4, 'P4 Blue'],
])('the class stands chosen %s', async (_, gradeId, name) => {
  const all = [
    ...classes,
    { id: 7, name: 'P7 Green', grade: 'Primary 7', subjectId: 7, code: null, ...counted },
  ];
  await show('teacher', { 'GET /classes/mine': () => replied('GET /classes/mine', all) }, gradeId);
  await choose();
  const select = (await dialog().findByRole('combobox')) as HTMLSelectElement;
  expect(select.selectedOptions[0]?.textContent).toBe(name);
});

test.each([
  ['none of the classes is of the grade', 5, 'None of your classes is Primary 5. Please choose the class.'],
  ['the unit has no grade', null, null],
])('where %s, nothing is assigned before the teacher has chosen', async (_, gradeId, told) => {
  const asked = await show(
    'teacher',
    {
      'GET /classes/mine': () => replied('GET /classes/mine', classes),
      'POST /assignments': () => replied('POST /assignments', { id: 1, learners: 40 }),
    },
    gradeId,
  );
  await choose();
  const select = (await dialog().findByRole('combobox')) as HTMLSelectElement;
  expect(select.selectedOptions[0]?.textContent).toBe('Choose a class');
  if (told !== null) expect(dialog().getByText(told)).toBeTruthy();
  const send = dialog().getByRole('button', { name: 'Assign' });
  expect(send.hasAttribute('disabled')).toBe(true);
  await userEvent.selectOptions(select, 'P4 Red');
  await userEvent.click(send);
  expect(asked.find(({ name }) => name === 'POST /assignments')?.body).toMatchObject({ classId: 6 });
});

describe("spec 1 §2.6, 2.7, G31: 'Assign'", () => {
  test('a learner puts it on their own plan', async () => {
    const asked = await show('learner', {
      'POST /plan': () =>
        replied('POST /plan', {
          ref: 'unit:7',
          title: 'Water',
          subject: 'Science',
          path: '/unit/7',
          percent: 0,
          addedAt: '2026-03-09T08:00:00.000Z',
          dueOn: null,
          from: 'me',
          own: true,
        }),
    });
    // The documented label, and its explanation for learners.
    expect(
      await screen.findByRole('button', { name: 'Assign', description: 'Add to my plan' }),
    ).toBeDefined();
    await press('Assign');
    expect(await screen.findByText('It is on your plan.')).toBeDefined();
    expect(asked.at(-1)).toMatchObject({ name: 'POST /plan', body: { ref: 'unit:7' } });
    expect(screen.getByRole('link', { name: 'See my plan' }).getAttribute('href')).toBe('/dashboard#plan');
  });

  test.each([
    ['the server’s words', () => refused('plan/full'), /^Your plan is full\./],
    ['what to do without a network', noNetwork, /^That did not work\./],
  ])('a plan that cannot take it shows %s', async (_, answer, words) => {
    await show('learner', { 'POST /plan': answer });
    await press('Assign');
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
  });

  test('a teacher chooses an own class and, if they like, a day', async () => {
    const asked = await show('teacher', {
      'GET /classes/mine': () => replied('GET /classes/mine', classes),
      'POST /assignments': () => replied('POST /assignments', { id: 1, learners: 48 }),
    });
    await choose();
    await userEvent.selectOptions(await dialog().findByLabelText('Class'), 'P4 Red');
    await userEvent.type(dialog().getByLabelText(/^Until/), '2030-03-12');
    await userEvent.click(dialog().getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('Assigned to 48 learners.')).toBeDefined();
    expect(asked.at(-1)?.body).toEqual({ ref: 'unit:7', classId: 6, dueOn: '2030-03-12' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a parent chooses an own child; the day may be left out', async () => {
    const asked = await show('parent', {
      'GET /children': () =>
        replied('GET /children', [
          {
            id: 9,
            name: 'Okot Brian',
            grade: 'Primary 4',
            studentId: 'AFRO000009',
            picture: null,
            secretKind: 'card',
            mayInvite: true,
            consent: 'guardian',
            community: { on: true, approveFriends: false, offByOther: false },
            leavesAt: null,
          },
        ]),
      'POST /assignments': () => replied('POST /assignments', { id: 1, learners: 1 }),
    });
    await choose();
    expect(await dialog().findByLabelText('Child')).toBeDefined();
    await userEvent.click(dialog().getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('Assigned to 1 learner.')).toBeDefined();
    expect(asked.at(-1)?.body).toEqual({ ref: 'unit:7', childId: 9, dueOn: null });
  });

  test('a refused assignment is told in the dialog, which stays', async () => {
    await show('teacher', {
      'GET /classes/mine': () => replied('GET /classes/mine', classes),
      'POST /assignments': () => refused('children/not-verified'),
    });
    await choose();
    await userEvent.selectOptions(await dialog().findByLabelText('Class'), 'P4 Red');
    await userEvent.click(dialog().getByRole('button', { name: 'Assign' }));
    expect((await dialog().findByRole('alert')).textContent).not.toBe('');
  });

  test('a teacher without a class reads that, and cannot assign to nobody', async () => {
    await show('teacher', { 'GET /classes/mine': () => replied('GET /classes/mine', []) });
    await choose();
    expect(await dialog().findByText('You have no class yet.')).toBeDefined();
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Assign' }).disabled).toBe(true);
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a list that did not load can be asked for again', async () => {
    let tries = 0;
    await show('teacher', {
      'GET /classes/mine': () => (tries++ === 0 ? noNetwork() : replied('GET /classes/mine', classes)),
    });
    await choose();
    await userEvent.click(await dialog().findByRole('button', { name: 'Try again' }));
    expect(await dialog().findByLabelText('Class')).toBeDefined();
  });

  test('a guest has nobody to give it to and sees no button', async () => {
    await show('guest');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
