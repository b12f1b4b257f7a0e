import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { health, serverAnswers } from '#testing/fake-server.ts';
import { showPage } from '#testing/show.tsx';
import { SignupPage } from './signup-page.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const learnerToClass = async (profile: 'demo' | 'school') => {
  serverAnswers({ 'GET /health': () => health(profile) });
  await showPage('/signup', <SignupPage />);
  await userEvent.type(field('Full name'), 'Akello Grace');
  await userEvent.type(field('Email'), 'akello@school.ug');
  await userEvent.type(field('Password'), 'three mangoes');
  await userEvent.selectOptions(field('Birth month'), 'March');
  await userEvent.selectOptions(field('Birth year'), '2015');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(field('Class').querySelectorAll('option')).toHaveLength(8));
};

const takesIn = 'This is a demo. Its invented school takes you in, so you can start at once.';

test('a learner is told in the demo, where they choose their class, that the demo school takes them in', async () => {
  await learnerToClass('demo');
  expect(screen.getByText(takesIn)).toBeDefined();
});

test('on the server of a real school nobody is told so', async () => {
  await learnerToClass('school');
  expect(screen.queryByText(takesIn)).toBeNull();
});
