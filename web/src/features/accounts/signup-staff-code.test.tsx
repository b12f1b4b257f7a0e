import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { health, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { arriveAt, showPage } from '#testing/show.tsx';
import { SignupPage } from './signup-page.tsx';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const besideField = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;

describe('the staff code of a teacher', () => {
  const teacherToStep2 = async (answers: Parameters<typeof serverAnswers>[0] = {}) => {
    const asked = serverAnswers(answers);
    await showPage('/signup?role=teacher', <SignupPage />);
    await userEvent.type(field('Full name'), 'Achieng Ruth');
    await userEvent.type(field('Email'), 'ruth@school.ug');
    await userEvent.type(field('Password'), 'three mangoes');
    await press('Next');
    await waitFor(() => expect(field('Class').querySelectorAll('option')).toHaveLength(8));
    await userEvent.selectOptions(field('Subject'), 'Science');
    await userEvent.selectOptions(field('Class'), 'Primary 4');
    await userEvent.type(field('Class name'), 'P4 Green');
    return asked;
  };
  const label = 'Staff code (if you have one)';

  test('may be left empty and is then not sent', async () => {
    const asked = await teacherToStep2({
      'POST /register': () => replied('POST /register', { user: personOf('teacher') }),
    });
    expect(field(label).required).toBe(false);
    await press('Next');
    await press('Create Account');
    await arriveAt('/login');
    expect(asked.find(({ name }) => name === 'POST /register')?.body).not.toHaveProperty('staffCode');
  });

  test('is shown for review and sent; a wrong one leads back to its field', async () => {
    const asked = await teacherToStep2({
      'POST /register': () =>
        refused('staff/wrong-code', { fields: { staffCode: 'This staff code is not right.' } }),
    });
    await userEvent.type(field(label), 'abcd 2345');
    await press('Next');
    expect(document.querySelector('dl')?.textContent).toContain('abcd 2345');
    await press('Create Account');
    expect(asked.find(({ name }) => name === 'POST /register')?.body).toMatchObject({
      staffCode: 'abcd 2345',
    });
    expect(screen.getByText('Step 2 of 3')).toBeDefined();
    expect(besideField(label)).toContain('This staff code is not right.');
    expect(screen.getByRole('alert').textContent).toContain('ask your head teacher for a new one');
  });

  test('is not asked for in the demo, where everybody is confirmed by itself', async () => {
    await teacherToStep2({ 'GET /health': () => health('demo') });
    expect(screen.queryByLabelText(label)).toBeNull();
  });
});
