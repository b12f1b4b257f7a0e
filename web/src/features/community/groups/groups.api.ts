import type { Ask } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

export const listGroups = () => call('GET /groups', { query: {} });
export const pendingInvitations = () => call('GET /groups/invitations/pending');
export const groupFriends = () => call('GET /groups/friends');
export const createGroup = (body: Ask<'POST /community/groups'>['body']) =>
  call('POST /community/groups', { body });
export const joinGroup = (id: number) => call('POST /community/groups/:id/join', { params: { id } });
export const inviteToGroup = (id: number, email: string) =>
  call('POST /community/groups/:id/invite', { params: { id }, body: { email } });
export const acceptInvitation = (id: number) =>
  call('POST /groups/invitations/:id/accept', { params: { id } });
export const declineInvitation = (id: number) =>
  call('POST /groups/invitations/:id/decline', { params: { id } });
export const leaveGroup = (id: number) => call('POST /groups/:id/leave', { params: { id } });
export const removeMember = (id: number, userId: number) =>
  call('DELETE /groups/:id/members/:userId', { params: { id, userId } });
export const endGroup = (id: number) => call('DELETE /groups/:id', { params: { id } });
export const groupBoard = (id: number, query: Ask<'GET /groups/:id/leaderboard'>['query']) =>
  call('GET /groups/:id/leaderboard', { params: { id }, query });
export const groupAchievements = (id: number) => call('GET /groups/:id/achievements', { params: { id } });
export const groupProgress = (id: number) => call('GET /groups/:id/progress', { params: { id } });
