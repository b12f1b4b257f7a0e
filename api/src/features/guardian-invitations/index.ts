export { addInvitation, waitingOf } from './guardian-invitations.db.ts';
export { asInvitation } from './guardian-invitations.routes.ts';
