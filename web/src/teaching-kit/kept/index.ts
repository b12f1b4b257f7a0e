/** The door of what a teacher's device keeps for days without a network (decision 0072). */
export { FailedButKept } from './failed-but-kept.tsx';
export { useKeptAnswer } from './use-kept-answer.ts';
