/** What every study tool uses: its frame, and its data from the packed curriculum. */
export { ToolFrame } from './tool-frame.tsx';
export { useToolContent } from './use-tool-content.ts';
