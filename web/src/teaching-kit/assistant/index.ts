/** Entry point of the assistant's tools and saved pages: the tab for the dashboard, and exports for its own pages. */
export * from './assistant.api.ts';
export { AssistantTab } from './assistant-tab.tsx';
export { loadTools, shownGroups } from './load-tools.ts';
