/** The demo's study groups, four weeks old, so that members' work since then counts. */
import { studentId } from '@afrolearn/learning/people/roles.ts';
import { addGroup, inviteTo, takeSeat } from '#features/groups/index.ts';
import type { World } from '#http/context.ts';
import { groups, school } from './people.ts';

const fourWeeks = 28 * 24 * 60 * 60 * 1000;
const minute = 60 * 1000;

type Ids = { person: (key: string) => number; room: (key: string) => number };

export const fillGroups = async (world: World, { person, room }: Ids): Promise<void> => {
  const since = world.now().getTime() - fourWeeks;
  for (const { name, description, class: classKey, members, invited } of groups) {
    const ownerId = person(members[0]);
    const groupId = await addGroup(world.db, {
      schoolId: school.id,
      classId: room(classKey),
      ownerId,
      name,
      description,
      createdAt: new Date(since),
    });
    for (const [place, member] of members.entries())
      await takeSeat(world.db, { groupId, userId: person(member), now: new Date(since + place * minute) });
    const group = { id: groupId, name, schoolId: school.id };
    for (const friend of invited)
      await inviteTo(world, { id: ownerId, role: 'learner' }, group, studentId(person(friend)));
  }
};
