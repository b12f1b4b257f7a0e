/** The door of work that waits on this device: told to its owner, and at the log-in to whoever stands there. */
export { WaitingHere } from './waiting-here.tsx';
