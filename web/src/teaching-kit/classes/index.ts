/** The door of the kit for classes: the list of a teacher's classes, and the two dialogs that make and edit one. */
export { AddClassDialog, EditClassDialog } from './class-dialogs.tsx';
export { ClassNotFound } from './class-not-found.tsx';
export { ClassesTab } from './classes-tab.tsx';
