export { AssignButton } from './assign-button.tsx';
export { UpcomingAssignments } from './upcoming-assignments.tsx';
