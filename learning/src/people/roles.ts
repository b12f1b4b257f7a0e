export const roles = ['learner', 'teacher', 'parent'] as const;
export type Role = (typeof roles)[number];

/** The start page of a role after signing in (spec 1 §2.3). */
export const homeOf = (role: Role): string => {
  if (role === 'teacher') return '/teacher-dashboard';
  if (role === 'parent') return '/parent-dashboard';
  return '/dashboard';
};

/** Reads `?role=` of /signup, whatever its case; learner is the default. */
export const roleFrom = (text: string | null): Role =>
  roles.find((role) => role === text?.trim().toLowerCase()) ?? 'learner';

/** AFRO and the id padded to six digits (spec 2 §9). */
export const studentId = (userId: number): string => `AFRO${String(userId).padStart(6, '0')}`;

/** The user id in a student ID, or null when the text is not one. */
export const userIdOf = (text: string): number | null => {
  const digits = /^afro(\d{6,10})$/i.exec(text.trim())?.[1];
  const id = digits === undefined ? Number.NaN : Number(digits);
  return id >= 1 && id <= 2_147_483_647 ? id : null;
};
