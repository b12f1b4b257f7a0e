import { useYoung } from '#lib/session.tsx';
import type { Unit } from './mastery.api.ts';

/** In P1 to P3 no percent is shown: not of their units, and not to their children wherever they look. */
export const useYoungIn = ({ gradeId }: Pick<Unit, 'gradeId'>): boolean => {
  const isYoung = useYoung();
  return isYoung || (gradeId !== null && gradeId <= 3);
};
