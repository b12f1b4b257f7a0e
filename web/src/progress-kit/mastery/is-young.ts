import { useYoung } from '#lib/session.tsx';
import type { Unit } from './mastery.api.ts';

/** P1 to P3 show no percentages: not for units of these classes, and not to their children on any page. */
export const useYoungIn = ({ gradeId }: Pick<Unit, 'gradeId'>): boolean => {
  const isYoung = useYoung();
  return isYoung || (gradeId !== null && gradeId <= 3);
};
