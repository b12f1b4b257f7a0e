import { expect, test } from 'vitest';
import { leaveKeys, ownKeys, takeLastRoute } from './personal-keys.ts';

test("C9: what is personal is taken out, and what is the device's stays", () => {
  localStorage.setItem('afl_discussion_u1-l1', 'words of Akello');
  localStorage.setItem('currentGrade', 'Primary 7');
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('lesson_content_u1-l1', '{}');
  localStorage.setItem('selectedGrade', 'Primary 7');
  localStorage.setItem('afl_country', 'Kenya');
  localStorage.setItem('of another program', 'its words');
  sessionStorage.setItem('afl_sign_up', '{"name":"Akello"}');
  expect(leaveKeys()).toEqual({
    'afl_discussion_u1-l1': 'words of Akello',
    'lesson_content_u1-l1': '{}',
    currentGrade: 'Primary 7',
    theme: 'dark',
  });
  expect({ ...localStorage }).toEqual({ afl_country: 'Kenya', 'of another program': 'its words' });
  expect({ ...sessionStorage }).toEqual({});
});

test('C9: what a tablet still holds of somebody else is gone when another person comes in', () => {
  localStorage.setItem('afl_owner', '9');
  localStorage.setItem('afl_discussion_u1-l1', 'words of Okello');
  ownKeys(7);
  expect({ ...localStorage }).toEqual({ afl_owner: '7' });
});

test('who comes back to their own keys finds them', () => {
  ownKeys(7);
  localStorage.setItem('afl_read', '[]');
  ownKeys(7);
  expect(localStorage.getItem('afl_read')).toBe('[]');
});

test.each([
  ['/settings?tab=1', '/settings?tab=1'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['', null],
])('the last route %j leads to %j, and only once', (stored, path) => {
  localStorage.setItem('lastRoute', stored);
  expect(takeLastRoute(7)).toBe(path);
  expect(takeLastRoute(7)).toBeNull();
});

test.each([
  ['7', '/settings'],
  ['7 left', '/settings'],
  ['9', null],
  ['9 left', null],
  ['72 left', null],
])('after a session of %j that ended, person 7 is led to %j', (owner, path) => {
  localStorage.setItem('afl_owner', owner);
  localStorage.setItem('lastRoute', '/settings');
  expect(takeLastRoute(7)).toBe(path);
  expect(localStorage.getItem('lastRoute')).toBeNull();
});

test('whose session ended finds their keys again, somebody else does not', () => {
  localStorage.setItem('afl_owner', '7 left');
  localStorage.setItem('afl_read', 'mine');
  ownKeys(7);
  expect({ ...localStorage }).toEqual({ afl_owner: '7', afl_read: 'mine' });
  localStorage.setItem('afl_owner', '7 left');
  ownKeys(9);
  expect({ ...localStorage }).toEqual({ afl_owner: '9' });
});
