import { exampleStudentId } from '@afrolearn/learning/people/student-ids.ts';
import { useProfile } from '#lib/profile.tsx';

/** An example student ID of this server's length. */
export const useExampleId = (): string => exampleStudentId(useProfile());
