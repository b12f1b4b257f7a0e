export { invite } from './invitations.db.ts';
export { addGroup, takeSeat } from './seats.db.ts';
export { settleGroupsOf } from './together.ts';
