import { expect, test } from 'vitest';
import { ownKeys, takePersonal } from './personal-keys.ts';

test('C9: what is personal is taken out, and nothing else', () => {
  localStorage.setItem('afl_discussion_u1-l1', 'words of Akello');
  localStorage.setItem('currentGrade', 'Primary 7');
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('lesson_content_u1-l1', '{}');
  expect(takePersonal()).toEqual({ 'afl_discussion_u1-l1': 'words of Akello', currentGrade: 'Primary 7' });
  expect(Object.keys({ ...localStorage }).sort()).toEqual(['lesson_content_u1-l1', 'theme']);
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
