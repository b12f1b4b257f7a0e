/** Entry point of pending work on this device, shown to its owner, and to anyone on the login page. */
export { WaitingHere } from './waiting-here.tsx';
