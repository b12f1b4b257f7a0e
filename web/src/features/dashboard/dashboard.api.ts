import type { Reply } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

export type PlanEntry = Reply<'GET /plan'>[number];
export type SubjectProgress = Reply<'GET /today'>['subjects'][number];

export const xpOf = (userId: number) => call('GET /xp/:userId', { params: { userId } });
export const ownPlan = () => call('GET /plan');
export const takeOffPlan = (ref: string) => call('DELETE /plan/:ref', { params: { ref } });

/** The next step, the week, and the progress in the learner's class. */
export const ownToday = () => call('GET /today', { query: {} });
/** The progress in the subjects of another class. */
export const subjectsIn = async (grade: number) =>
  (await call('GET /today', { query: { grade: String(grade) } })).subjects;

/** The classes, each by the number in its name (spec 1 §3). */
export const allGrades = async () => {
  const numberIn = ({ name }: { name: string }) => Number(name.replace(/\D+/g, ''));
  return (await call('GET /grades')).sort((one, other) => numberIn(one) - numberIn(other));
};
