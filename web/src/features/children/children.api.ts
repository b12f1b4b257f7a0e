import type { Ask } from '@afrolearn/contract';
import { CallError, call } from '#lib/call.ts';

export const logIn = (studentId: string, password: string) =>
  call('POST /login', { body: { email: studentId, password } });

export const myChildren = () => call('GET /children');
export const addChild = (form: Ask<'POST /children'>['body']) => call('POST /children', { body: form });
export const linkChild = (code: string) => call('POST /children/link', { body: { code } });
export const makeLinkCode = (id: number) => call('POST /children/:id/link-code', { params: { id } });
export const makeClassCodes = (id: number) => call('POST /classes/:id/link-codes', { params: { id } });
export const newCardOfChild = (id: number) =>
  call('POST /children/:id/new-card', { params: { id }, body: {} });
export const sayConsent = (id: number, given: boolean) =>
  call('PUT /children/:id/consent', { params: { id }, body: { given } });
export const setCommunity = (id: number, body: Ask<'PUT /children/:id/community'>['body']) =>
  call('PUT /children/:id/community', { params: { id }, body });
export const groupsOfChild = (id: number) => call('GET /children/:id/groups', { params: { id } });
export const friendsOfChild = (id: number) => call('GET /children/:id/friends', { params: { id } });
export const allowFriend = (id: number, friendshipId: number) =>
  call('POST /children/:id/friends/:friendshipId/approve', { params: { id, friendshipId } });
export const endFriendOfChild = (id: number, friendshipId: number) =>
  call('DELETE /children/:id/friends/:friendshipId', { params: { id, friendshipId } });
export const keepAccount = (id: number) => call('POST /children/:id/account/keep', { params: { id } });
export const removeChild = (id: number) => call('DELETE /children/:id', { params: { id } });

export const myClasses = () => call('GET /classes/mine');
const pupilsOf = (id: number) => call('GET /classes/:id/students', { params: { id } });
/** 403 shows the server's reason; other errors can be retried. */
export const rosterOf = (id: number) =>
  pupilsOf(id).then(
    (roster) => ({ roster, refused: null }),
    (error: unknown) => {
      if (error instanceof CallError && error.status === 403) return { roster: null, refused: error.said };
      throw error;
    },
  );

export const addPupils = (id: number, body: Ask<'POST /classes/:id/students'>['body']) =>
  call('POST /classes/:id/students', { params: { id }, body });
export const newCardOfPupil = (id: number, studentId: number) =>
  call('POST /classes/:id/students/:studentId/new-card', { params: { id, studentId }, body: {} });
export const renamePupil = (id: number, studentId: number, name: string) =>
  call('PATCH /classes/:id/students/:studentId', { params: { id, studentId }, body: { name } });
export const leaversOf = (id: number) => call('GET /classes/:id/leavers', { params: { id } });
