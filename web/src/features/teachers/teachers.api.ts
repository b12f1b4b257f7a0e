import type { Ask } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

export const myTeachers = () => call('GET /my-teachers');
export const myPending = () => call('GET /my-pending-teachers');
export const leaveTeacher = (id: number) => call('DELETE /my-teachers/:id', { params: { id } });
export const takeBack = (id: number) => call('DELETE /my-pending-teachers/:id', { params: { id } });
export const joinClass = (classCode: string) => call('POST /join-class', { body: { classCode } });
export const addTeacher = (body: Ask<'POST /add-teacher'>['body']) => call('POST /add-teacher', { body });

export const classRequests = () => call('GET /class-requests');
export const approve = (id: number, classId?: number) =>
  call('POST /class-requests/:id/approve', {
    params: { id },
    body: classId === undefined ? {} : { classId },
  });
export const reject = (id: number) => call('POST /class-requests/:id/reject', { params: { id } });
export const classCodes = () => call('GET /class-codes');
export const classCode = (id: number) => call('GET /classes/:id/code', { params: { id } });
export const newCode = (id: number) => call('POST /classes/:id/code', { params: { id } });
export const setCode = (id: number, body: Ask<'PATCH /classes/:id/code'>['body']) =>
  call('PATCH /classes/:id/code', { params: { id }, body });
