/** The door of the assistant's tools and kept pages: its tab for the dashboard, and what its own pages use. */
export * from './assistant.api.ts';
export { AssistantTab } from './assistant-tab.tsx';
export { loadTools, shownGroups } from './load-tools.ts';
