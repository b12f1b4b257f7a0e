import type { Unit } from './mastery.api.ts';

/** In P1 to P3 no percent is shown. */
export const isSmall = ({ gradeId }: Pick<Unit, 'gradeId'>): boolean => gradeId !== null && gradeId <= 3;
