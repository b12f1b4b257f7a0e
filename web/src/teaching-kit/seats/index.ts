/** The door of the kit for seats: a pupil changes the class or leaves it, and what was done can be undone. */
export { type Seat, SeatDialog } from './seat-dialog.tsx';
export { type Left, SeatSaid } from './seat-said.tsx';
export { putBack } from './seats.api.ts';
