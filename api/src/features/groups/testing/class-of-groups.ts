/** A class whose pupils create and join groups, for the tests of the slice. */
import type { Group, GroupInvitation } from '@afrolearn/contract/groups.ts';
import type { Notification } from '@afrolearn/contract/notifications.ts';
import { studentId } from '@afrolearn/learning/people/roles.ts';
import { blocks } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';

type Asker = { token: string };

export const classOfGroups = async (profile: 'demo' | 'school' = 'school') => {
  const room = await aClass(profile);
  const { send, db, clock } = room;
  const make = (by: Asker, body: object = { name: 'Omweso Counters', description: 'We count.' }) =>
    send('POST', '/api/community/groups', { token: by.token, body });
  return {
    ...room,
    make,
    /** Creates a group and returns its id. */
    made: async (by: Asker, name = 'Omweso Counters') => {
      const { status, body } = await make(by, { name, description: 'We count.' });
      if (status !== 201) throw new Error(`no group was made: ${JSON.stringify(body)}`);
      return (body as Group).id;
    },
    groupsOf: async (by: Asker) => (await send('GET', '/api/groups', by)).body as Group[],
    join: (by: Asker, id: number) => send('POST', `/api/community/groups/${id}/join`, by),
    leave: (by: Asker, id: number) => send('POST', `/api/groups/${id}/leave`, by),
    invite: (by: Asker, id: number, email: string) =>
      send('POST', `/api/community/groups/${id}/invite`, { token: by.token, body: { email } }),
    invitationsOf: async (by: Asker) =>
      (await send('GET', '/api/groups/invitations/pending', by)).body as GroupInvitation[],
    answer: (by: Asker, id: number, how: 'accept' | 'decline') =>
      send('POST', `/api/groups/invitations/${id}/${how}`, by),
    newsOf: async (by: Asker) => (await send('GET', '/api/notifications', by)).body as Notification[],
    idOf: ({ id }: { id: number }) => studentId(id),
    block: (blocker: { id: number }, blocked: { id: number }) =>
      db.insert(blocks).values({ blockerId: blocker.id, blockedId: blocked.id, createdAt: clock.now }),
  };
};
