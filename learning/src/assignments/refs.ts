/** What can be assigned, as one short text: `unit:400`, `u400-l1`, `t7`, `practice:round-to-ten`, or `paper`. */
import { parseOwnLessonId } from '#lessons/ids.ts';
import { generatorById } from '#practice/generators.ts';

export type AssignedWork =
  | { readonly kind: 'unit'; readonly unitId: number }
  | { readonly kind: 'lesson' | 'reading' | 'quiz'; readonly entryId: string }
  | { readonly kind: 'practice'; readonly generator: string }
  | { readonly kind: 'paper' };
export type AssignedKind = AssignedWork['kind'];

export const assignedKinds = ['lesson', 'reading', 'quiz', 'unit', 'practice', 'paper'] as const;

const letters = { l: 'lesson', r: 'reading', q: 'quiz' } as const;

/** Null for text that names nothing assignable. */
export const workOf = (ref: string): AssignedWork | null => {
  if (ref === 'paper') return { kind: 'paper' };
  const [, unitId] = /^unit:([1-9]\d{0,8})$/.exec(ref) ?? [];
  if (unitId !== undefined) return { kind: 'unit', unitId: Number(unitId) };
  const [, letter] = /^u\d{1,9}-([lrq])\d{1,3}$/.exec(ref) ?? [];
  if (letter !== undefined) return { kind: letters[letter as keyof typeof letters], entryId: ref };
  // A teacher's own lesson is done when its questions were marked, or, without questions, when the film was
  // watched to the end.
  if (parseOwnLessonId(ref) !== undefined) return { kind: 'quiz', entryId: ref };
  const [, generator] = /^practice:([a-z0-9-]{1,60})$/.exec(ref) ?? [];
  if (generator !== undefined && generatorById(generator) !== null) return { kind: 'practice', generator };
  return null;
};
