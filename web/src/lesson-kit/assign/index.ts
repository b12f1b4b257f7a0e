/** Entry point of the assign dialog, which is loaded for adults only. */
export { AssignDialog } from './assign-dialog.tsx';
