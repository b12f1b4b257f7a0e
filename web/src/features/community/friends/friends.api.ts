import { call } from '#lib/call.ts';

export const myStanding = () => call('GET /community/standing');
export const myFriends = () => call('GET /friends');
export const myRequests = () => call('GET /friends/pending');
export const findLearners = (search: string) => call('GET /users', { query: { search } });
export const askFriend = (friendId: number) => call('POST /friends/request', { body: { friendId } });
export const acceptFriend = (friendshipId: number) =>
  call('POST /friends/accept', { body: { friendshipId } });
export const endFriend = (friendshipId: number) =>
  call('DELETE /friends/:friendshipId', { params: { friendshipId } });
export const myBlocks = () => call('GET /blocks');
export const blockLearner = (blockedId: number) => call('POST /blocks', { body: { blockedId } });
export const unblockLearner = (blockedId: number) =>
  call('DELETE /blocks/:blockedId', { params: { blockedId } });
