/** The door of the kit for people: their pictures, what their school says of them, work of theirs that waits here. */
export { AvatarChooser } from './avatar-chooser/avatar-chooser.tsx';
export { StandingNote } from './standing/standing-note.tsx';
export { WaitingWork } from './waiting-work.tsx';
