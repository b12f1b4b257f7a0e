import { expect, test } from 'vitest';
import {
  avatarFamilies,
  avatarIds,
  avatarNames,
  avatarOf,
  avatarPicture,
  avatarsOf,
  firstAvatars,
  isSpecialAvatar,
} from './avatars.ts';

test('there are 32 avatars: four families of eight, each with its own name', () => {
  expect(avatarIds).toHaveLength(32);
  expect(avatarFamilies.map((family) => avatarsOf(family).length)).toEqual([8, 8, 8, 8]);
  expect(new Set(Object.values(avatarNames)).size).toBe(32);
});

test('spec 2 §9: 7 and 8 of each family are the special ones', () => {
  expect(avatarIds.filter(isSpecialAvatar)).toEqual([
    'african-7',
    'african-8',
    'animal-7',
    'animal-8',
    'prof-7',
    'prof-8',
    'fantasy-7',
    'fantasy-8',
  ]);
});

test('a picture leads to its avatar, and nothing else does', () => {
  for (const id of avatarIds) expect(avatarOf(avatarPicture(id))).toBe(id);
  for (const stranger of [
    '',
    'african-1',
    '/avatars/african-9.svg',
    '/avatars/../african-1.svg',
    '/avatars/african-1.svg?x',
  ])
    expect(avatarOf(stranger)).toBeNull();
});

test('a new pupil gets an African face or an animal, none that is locked, not the fair face and not the gorilla', () => {
  expect(firstAvatars.filter((id) => !/^(african|animal)-/.test(id) || isSpecialAvatar(id))).toEqual([]);
  expect(firstAvatars).not.toContain('african-6');
  expect(firstAvatars).not.toContain('animal-5');
  expect(new Set(firstAvatars).size).toBe(10);
});
