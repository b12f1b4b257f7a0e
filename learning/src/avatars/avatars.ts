/**
 * The 32 avatars: four families of eight. The picture of `id` is served as `/avatars/<id>.svg`.
 * 7 and 8 of each family are the special ones: locked until earned (spec 2 §9).
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

export const avatarIds = Object.keys(avatarNames) as readonly AvatarId[];

export const avatarFamilies = ['african', 'animal', 'prof', 'fantasy'] as const;
export type AvatarFamily = (typeof avatarFamilies)[number];

export const avatarsOf = (family: AvatarFamily): readonly AvatarId[] =>
  avatarIds.filter((id) => id.startsWith(`${family}-`));

/** Locked until earned. */
export const isSpecialAvatar = (id: AvatarId): boolean => /-[78]$/.test(id);

export const avatarPicture = (id: AvatarId): string => `/avatars/${id}.svg`;

/**
 * The avatars assigned to new pupils: animals. Each face belongs to a girl or a boy, wears a headscarf, a hearing
 * aid or glasses, and we keep nothing about a pupil that says which of them fits. The gorilla is excluded because
 * others use it as an insult, lion and crane because they are earned.
 */
export const firstAvatars = [
  'animal-1',
  'animal-2',
  'animal-3',
  'animal-4',
  'animal-6',
] as const satisfies readonly AvatarId[];

/** The first avatar of a pupil with this name: the same one each time, evenly spread over a class. */
export const firstAvatarOf = (name: string): AvatarId => {
  const mixed = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
  return firstAvatars[mixed % firstAvatars.length] ?? firstAvatars[0];
};

/** The avatar with this picture; null when it is not one of ours. */
export const avatarOf = (picture: string): AvatarId | null =>
  avatarIds.find((id) => avatarPicture(id) === picture) ?? null;

/** The avatar of people who chose none or have a photo. */
export const defaultAvatar: AvatarId = 'african-1';

/** The picture for people who may not see photos: the chosen drawing, else the default. */
export const drawnPicture = (picture: string | null): string =>
  avatarPicture((picture === null ? null : avatarOf(picture)) ?? defaultAvatar);
