import { exampleStudentId } from '@afrolearn/learning/people/student-ids.ts';
import { useProfile } from '#lib/profile.tsx';

/** A student ID to show as an example, of the length that this server gives. */
export const useExampleId = (): string => exampleStudentId(useProfile());
