import { call } from '#lib/call.ts';

export const movePupil = (id: number, studentId: number, to: number) =>
  call('POST /classes/:id/students/move', { params: { id }, body: { studentIds: [studentId], to } });
export const takeOut = (id: number, studentId: number) =>
  call('DELETE /classes/:id/students/:studentId', { params: { id, studentId } });
export const putBack = (id: number, studentId: number) =>
  call('POST /classes/:id/students/:studentId/back', { params: { id, studentId } });
