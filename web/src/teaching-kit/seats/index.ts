/** Entry point of the kit for seats: a pupil is moved to another class or removed, and both can be undone. */
export { type Seat, SeatDialog } from './seat-dialog.tsx';
export { type Left, SeatSaid } from './seat-said.tsx';
export { putBack } from './seats.api.ts';
