import type { Ask } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

export const myClasses = () => call('GET /classes/mine');
export const archivedClasses = () => call('GET /classes/archived');
export const makeClass = (body: Ask<'POST /classes'>['body']) => call('POST /classes', { body });
export const editClass = (id: number, body: Ask<'PATCH /classes/:id'>['body']) =>
  call('PATCH /classes/:id', { params: { id }, body });
export const archiveClass = (id: number) => call('DELETE /classes/:id', { params: { id } });
export const restoreClass = (id: number) => call('POST /classes/:id/restore', { params: { id } });
