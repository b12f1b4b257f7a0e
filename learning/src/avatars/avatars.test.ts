import { expect, test } from 'vitest';
import {
  avatarFamilies,
  avatarIds,
  avatarNames,
  avatarOf,
  avatarPicture,
  avatarsOf,
  firstAvatarOf,
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

test('a new pupil gets an animal, none that is locked and not the gorilla', () => {
  expect(firstAvatars.filter((id) => !id.startsWith('animal-') || isSpecialAvatar(id))).toEqual([]);
  expect(firstAvatars).not.toContain('animal-5');
  expect(new Set(firstAvatars).size).toBe(5);
});

test('a name has the same first avatar each time, and a class gets all of them, none for half of it', () => {
  const names = ['Akello', 'Okot', 'Nabirye', 'Wasswa', 'Babirye', 'Kato'].flatMap((name) =>
    ['Ruth', 'Brian', 'Sarah', 'Grace', 'Peter', 'Musa', 'Joy', 'Ivan', 'Faith', 'John'].map(
      (first) => `${name} ${first}`,
    ),
  );
  expect(names.map(firstAvatarOf)).toEqual(names.map(firstAvatarOf));
  const counts = firstAvatars.map((id) => names.filter((name) => firstAvatarOf(name) === id).length);
  expect(Math.min(...counts)).toBeGreaterThan(3);
  expect(Math.max(...counts)).toBeLessThan(names.length / 2);
  expect(firstAvatars).toContain(firstAvatarOf(''));
});
