export { groupById } from './groups.db.ts';
export { inviteTo } from './making.ts';
export { addGroup, takeSeat } from './seats.db.ts';
export { settleGroupsOf } from './together.ts';
