/** Shared by all study tools: the frame, and the data from the packed curriculum. */
export type { ToolAnswer } from '@afrolearn/learning/tools/evidence.ts';
export { ToolFrame } from './tool-frame.tsx';
export { ToolReward } from './tool-reward.tsx';
export { useToolContent } from './use-tool-content.ts';
export { type Completion, useToolUse } from './use-tool-use.ts';
