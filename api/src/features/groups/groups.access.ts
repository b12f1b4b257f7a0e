/** A person's role in a group. Invisible groups answer 404; visible ones with a forbidden action are refused. */
import type { Db } from '#db/connect.ts';
import { type MeetingRules, standingOf } from '#features/bonds/index.ts';
import type { Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { type GroupRow, groupsSeenBy } from './groups.db.ts';

export type GroupRole = 'owner' | 'member' | 'supervisor' | null;

/** A teacher who made the group owns it; its class teacher and the administrator supervise it. */
export const roleIn = ({ ownerId, isMember }: GroupRow, asker: Person): GroupRole => {
  if (ownerId === asker.id) return 'owner';
  if (asker.role !== 'learner') return 'supervisor';
  return isMember ? 'member' : null;
};

/** A group that the asker sees. */
export const groupFor = async (db: Db, rules: MeetingRules, asker: Person, id: number): Promise<GroupRow> => {
  const [group] = await groupsSeenBy(db, rules, asker, { only: id });
  if (group === undefined) throw refuse('access/not-found');
  return group;
};

/** For members and supervisors: others see only the card. */
export const insideOf = async (
  db: Db,
  rules: MeetingRules,
  asker: Person,
  id: number,
): Promise<{ group: GroupRow; role: NonNullable<GroupRole> }> => {
  const group = await groupFor(db, rules, asker, id);
  const role = roleIn(group, asker);
  if (role === null) throw refuse('access/not-found');
  return { group, role };
};

/** For the owner and supervisors. */
export const managedBy = async (
  db: Db,
  rules: MeetingRules,
  asker: Person,
  id: number,
): Promise<GroupRow> => {
  const group = await groupFor(db, rules, asker, id);
  const role = roleIn(group, asker);
  if (role !== 'owner' && role !== 'supervisor') throw refuse('access/denied');
  return group;
};

/** A learner who may meet nobody can neither make nor join groups. */
export const checkSocial = async (db: Db, rules: MeetingRules, asker: Person): Promise<void> => {
  if ((await standingOf(db, rules, asker.id)) !== 'open') throw refuse('access/denied');
};
