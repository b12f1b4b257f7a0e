/** Entry point of the kit for classes: the list of a teacher's classes, and the dialogs that create and edit one. */
export { AddClassDialog, EditClassDialog } from './class-dialogs.tsx';
export { ClassNotFound } from './class-not-found.tsx';
export { ClassesTab } from './classes-tab.tsx';
