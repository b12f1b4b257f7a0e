import { studentId } from './roles.ts';

/** The range for new person ids by safety profile: first, and one past the last. */
export const idRange = (profile: string | null): readonly [from: number, to: number] =>
  profile === 'public' ? [1_000_000_000, 2_147_483_647] : [1_000_000, 10_000_000];

/** An example ID, as long as the real ones on this server. */
export const exampleStudentId = (profile: string | null): string =>
  studentId(Number('1234567890'.slice(0, String(idRange(profile)[0]).length)));
