import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallError, call } from '#lib/call.ts';
import { openDatabase } from '#offline/database.ts';
import { refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { PersonSync } from './person-sync.tsx';

test.each([
  ['teacher', null],
  ['parent', null],
  // A learner may be in the middle of a lesson: the work continues and is stored on the device.
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

test('a device of a deleted account takes away what it keeps of that person, and of nobody else', async () => {
  localStorage.setItem('token', 'mango');
  let gone = false;
  const person = personOf('learner');
  const database = await openDatabase();
  await database.put('facts', 'mine', `quiz ${person.id} u400-q1`);
  await database.put('facts', 'another’s', 'quiz 999 u400-q1');
  serverAnswers({
    'GET /me': () => (gone ? refused('session/gone') : replied('GET /me', person)),
    'GET /classes/mine': () => refused('session/gone'),
  });
  await showPage('/', <PersonSync />);
  gone = true;
  await act(() => call('GET /classes/mine').catch(() => undefined));
  await waitFor(async () =>
    expect(await database.getAllKeys('facts')).not.toContain(`quiz ${person.id} u400-q1`),
  );
  await waitFor(async () => expect(await database.getAllKeys('facts')).not.toContain(`sealed ${person.id}`));
  expect(await database.getAllKeys('facts')).toContain('quiz 999 u400-q1');
  expect(localStorage.getItem('token')).toBeNull();
});
