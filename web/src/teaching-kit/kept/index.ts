/** Entry point of a teacher's offline cache (decision 0072). */
export { FailedButKept } from './failed-but-kept.tsx';
export { useKeptAnswer } from './use-kept-answer.ts';
