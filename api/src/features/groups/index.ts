export { groupFor } from './groups.access.ts';
export { groupById, membersSeenBy } from './groups.db.ts';
export { inviteTo } from './making.ts';
export { addGroup, forgetInGroups, takeSeat } from './seats.db.ts';
export { settleGroupsOf } from './together.ts';
