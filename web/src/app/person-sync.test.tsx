import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallError, call } from '#lib/call.ts';
import { refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { PersonSync } from './person-sync.tsx';

test.each([
  ['teacher', null],
  ['parent', null],
  // In the middle of a lesson: the work goes on, and is kept on the device.
  ['learner', 'mango'],
] as const)('a %s whose session the server ends keeps the token %j', async (role, token) => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf(role)),
    'GET /classes/mine': () => refused('session/expired'),
  });
  await showPage('/', <PersonSync />);
  await act(() =>
    call('GET /classes/mine').catch((error: unknown) => expect(error).toBeInstanceOf(CallError)),
  );
  expect(localStorage.getItem('token')).toBe(token);
});
