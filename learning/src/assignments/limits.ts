export const assignmentLimits = {
  /** Above the size of any class. */
  pupils: 300,
  titleLetters: 120,
  paperLetters: 8_000,
  wordLetters: 300,
  handInLetters: 4_000,
  commentLetters: 600,
  photos: 3,
  fewestExercises: 3,
  mostExercises: 40,
  exercises: 10,
} as const;

/** A photo of a page of an exercise book can be read at this width, and weighs some 150 kB. */
export const handInPixels = 1280;
