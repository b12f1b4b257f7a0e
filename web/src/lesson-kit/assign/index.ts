/** The door of the dialog in which an adult chooses for whom and until when: no child fetches it. */
export { AssignDialog } from './assign-dialog.tsx';
