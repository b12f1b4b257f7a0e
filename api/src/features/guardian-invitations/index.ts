export { addInvitation, askingTo, dropInvitationsTo, waitingOf } from './guardian-invitations.db.ts';
export { asInvitation } from './guardian-invitations.routes.ts';
