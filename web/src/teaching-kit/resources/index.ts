export { isResource, loadResource, resourceIds } from './resource.ts';
export { ResourceSheet } from './resource-sheet.tsx';
export { ResourcesTab } from './resources-tab.tsx';
