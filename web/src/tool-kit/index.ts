/** Shared by all study tools: the frame, and the data from the packed curriculum. */
export { ToolFrame } from './tool-frame.tsx';
export { useToolContent } from './use-tool-content.ts';
