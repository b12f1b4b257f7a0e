/**
 * The 32 avatars: four families of eight. The picture of `id` is `./<id>.svg`.
 * 7 and 8 of each family are the special ones: locked until earned.
 */
export const avatarNames = {
  'african-1': 'Akello',
  'african-2': 'Okello',
  'african-3': 'Adjoa',
  'african-4': 'Kato',
  'african-5': 'Amina',
  'african-6': 'Tendai',
  'african-7': 'Makeda',
  'african-8': 'Kwame',
  'animal-1': 'Hare',
  'animal-2': 'Elephant',
  'animal-3': 'Tortoise',
  'animal-4': 'Kob',
  'animal-5': 'Gorilla',
  'animal-6': 'Chameleon',
  'animal-7': 'Lion',
  'animal-8': 'Crane',
  'prof-1': 'Doctor',
  'prof-2': 'Teacher',
  'prof-3': 'Farmer',
  'prof-4': 'Engineer',
  'prof-5': 'Vet',
  'prof-6': 'Coach',
  'prof-7': 'Pilot',
  'prof-8': 'Astronomer',
  'fantasy-1': 'Star rider',
  'fantasy-2': 'River child',
  'fantasy-3': 'Cloud weaver',
  'fantasy-4': 'Moon hare',
  'fantasy-5': 'Baobab child',
  'fantasy-6': 'Firefly keeper',
  'fantasy-7': 'Sun dancer',
  'fantasy-8': 'Sky queen',
} as const;

export type AvatarId = keyof typeof avatarNames;

export const specialAvatars: readonly AvatarId[] = [
  'african-7',
  'african-8',
  'animal-7',
  'animal-8',
  'prof-7',
  'prof-8',
  'fantasy-7',
  'fantasy-8',
];
