import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { EnglishContent } from './english-content.tsx';

const inSwahili = /Masomo na maswali bado ni kwa Kiingereza/;
const show = async (grade = 'Primary 7') => {
  localStorage.setItem('token', 'mango');
  serverAnswers({ 'GET /me': () => replied('GET /me', { ...personOf('learner'), grade }) });
  await showPage('/lesson/u7-l1', <EnglishContent />);
};

test('who chose another language reads in it, once, that lessons are in English', async () => {
  localStorage.setItem('afl_language', 'sw');
  await show();
  expect(await screen.findByText(inSwahili)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Sawa' }));
  expect(screen.queryByText(inSwahili)).toBeNull();
  cleanup();
  await show();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(inSwahili)).toBeNull();
  // Dismissal is remembered by language.
  cleanup();
  localStorage.setItem('afl_language', 'fr');
  await show();
  expect(await screen.findByText(/encore en anglais/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'D’accord' }));
  expect(localStorage.getItem('afl_english_content')).toBe('sw fr');
});

test('young children read fewer words', async () => {
  localStorage.setItem('afl_language', 'sw');
  await show('Primary 2');
  expect(await screen.findByText('Hapa somo ni kwa Kiingereza.')).toBeTruthy();
});

test('who reads English reads nothing of it', async () => {
  await show();
  expect(screen.queryByRole('status')).toBeNull();
});
