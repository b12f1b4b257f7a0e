import { useSmall } from '#lib/session.tsx';
import type { Unit } from './mastery.api.ts';

/** In P1 to P3 no percent is shown: not of their units, and not to their children wherever they look. */
export const useSmallIn = ({ gradeId }: Pick<Unit, 'gradeId'>): boolean => {
  const isSmall = useSmall();
  return isSmall || (gradeId !== null && gradeId <= 3);
};
