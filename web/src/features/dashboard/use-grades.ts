import { useAnswer } from '#ask/use-answer.ts';
import { allGrades } from './dashboard.api.ts';

/** The classes from the server. 401 or 403 ends the session (spec 1 §7, §8). */
export const useGrades = () => useAnswer('grades', allGrades, { endsOn: [401, 403] });
