/** The sixteen picture-PIN pictures, in fixed order. Never reorder: a child's PIN is stored as these ids. */
export const pinPictures = [
  'mango',
  'drum',
  'fish',
  'hen',
  'star',
  'sun',
  'moon',
  'tree',
  'house',
  'ball',
  'jerrycan',
  'bicycle',
  'cow',
  'banana',
  'umbrella',
  'key',
] as const;

export type PinPicture = (typeof pinPictures)[number];
