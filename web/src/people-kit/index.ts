/** Entry point of the people kit: pictures, school status, and waiting work. */
export { AvatarChooser } from './avatar-chooser/avatar-chooser.tsx';
export { ChildNotListed } from './child-not-listed.tsx';
export { useExampleId } from './example-id.ts';
export { StandingNotice } from './standing/standing-notice.tsx';
export { WaitingWork } from './waiting/waiting-work.tsx';
