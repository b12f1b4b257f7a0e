/** Entry point of what learners make with study tools: 'My work', and the two hooks that a tool uses. */
export { MyWork } from './my-work.tsx';
export { useMadeWork } from './use-made-work.ts';
export { useMadeWorks } from './use-made-works.ts';
