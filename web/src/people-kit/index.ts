/** The door of the kit for people: their pictures, what their school says of them, work of theirs that waits here. */
export { AvatarChooser } from './avatar-chooser/avatar-chooser.tsx';
export { ChildNotListed } from './child-not-listed.tsx';
export { useExampleId } from './example-id.ts';
export { StandingNotice } from './standing/standing-notice.tsx';
export { WaitingWork } from './waiting/waiting-work.tsx';
