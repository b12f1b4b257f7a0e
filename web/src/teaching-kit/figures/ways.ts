import * as paths from '#lib/paths.ts';

/** Where the register of a class is. */
export const registerOf = (classId: number): string => paths.classDetail(classId);
