import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refused, replied } from '#testing/fake-server.ts';
import { agree, openAdministration, press, saidOk } from './testing/open-administration.tsx';

const nakato = { id: 812_001, name: 'Nakato Ruth', since: '2026-03-02T08:00:00.000Z' };
const opio = { id: 812_002, name: 'Opio John', since: '2026-03-05T08:00:00.000Z' };

const open = async (answers: Parameters<typeof openAdministration>[1] = {}) => {
  const linked = [nakato, opio];
  return await openAdministration('learners', {
    'GET /learners/waiting': () => replied('GET /learners/waiting', []),
    'GET /learners/:id/guardians': () => replied('GET /learners/:id/guardians', [...linked]),
    'DELETE /learners/:id/guardians/:guardianId': () => {
      linked.shift();
      return replied('DELETE /learners/:id/guardians/:guardianId', { done: true });
    },
    ...answers,
  });
};
const find = async (studentId: string) => {
  await userEvent.type(screen.getByRole('textbox', { name: /Student ID/ }), studentId);
  await press('Show guardians');
};

test('a guardian is cut only after a question, and the list shows who is left', async () => {
  const asked = await open();
  await find('afro 712345');
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
  await press('Remove: Nakato Ruth');
  expect(screen.getByRole('dialog').textContent).toContain('The child’s account and work stay');
  expect(asked.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
  await agree('Remove');
  expect(asked.find(({ name }) => name.startsWith('DELETE'))?.path).toBe(
    '/api/learners/712345/guardians/812001',
  );
  expect(saidOk()).toContain('Nakato Ruth is no longer linked to AFRO712345.');
  expect(screen.queryByText('Nakato Ruth')).toBeNull();
  expect(screen.getByText('Opio John')).toBeTruthy();
});

test('who changes their mind cuts nobody', async () => {
  const asked = await open();
  await find('AFRO712345');
  await press('Remove: Opio John');
  await agree('Cancel');
  expect(asked.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
});

test('a child without a guardian, a child of another school and a typing mistake are each told', async () => {
  let isOurs = true;
  await open({
    'GET /learners/:id/guardians': () =>
      isOurs ? replied('GET /learners/:id/guardians', []) : refused('access/not-found'),
  });
  await find('AFRO712345');
  expect(screen.getByText('Nobody is linked to AFRO712345.')).toBeTruthy();
  isOurs = false;
  await press('Show guardians');
  expect(screen.getByText('We could not find that.')).toBeTruthy();
  await userEvent.clear(screen.getByRole('textbox', { name: /Student ID/ }));
  await find('Nakato');
  expect(screen.getByText('Please write a student ID, such as AFRO1234567.')).toBeTruthy();
});

test('parents who ask to be linked are one tap away', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'Answer parents who ask' });
  expect(link.getAttribute('href')).toBe('/guardian-invitations');
});
