import type { Ask } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

export const adults = (search: string) =>
  call('GET /people/adults', { query: search === '' ? {} : { search } });
export const verifyAdult = (id: number) => call('POST /people/:id/verify', { params: { id } });
export const suspendAdult = (id: number) => call('POST /people/:id/suspend', { params: { id } });
export const restoreAdult = (id: number) => call('POST /people/:id/restore', { params: { id } });
export const makeResetLink = (id: number) => call('POST /people/:id/reset-link', { params: { id } });

export const waitingLearners = () => call('GET /learners/waiting');
export const approveLearner = (id: number) => call('POST /learners/:id/approve', { params: { id } });
export const declineLearner = (id: number) => call('POST /learners/:id/decline', { params: { id } });
export const recordPaper = (id: number, paper: boolean) =>
  call('PUT /learners/:id/consent', { params: { id }, body: { paper } });
export const recordClassPapers = (id: number) => call('PUT /classes/:id/consent', { params: { id } });

export const guardiansOf = (id: number) => call('GET /learners/:id/guardians', { params: { id } });
export const cutGuardian = (id: number, guardianId: number) =>
  call('DELETE /learners/:id/guardians/:guardianId', { params: { id, guardianId } });

export const staffCodes = () => call('GET /staff-codes');
export const makeStaffCodes = (count: number) => call('POST /staff-codes', { body: { count } });
export const revokeStaffCode = (id: string) => call('DELETE /staff-codes/:id', { params: { id } });

export const ownSchool = () => call('GET /school');
export const changeSchool = (change: Ask<'PUT /school'>['body']) => call('PUT /school', { body: change });

export const adultsToConfirm = () => call('GET /people/to-confirm');
export const confirmAdults = (ids: number[], password?: string) =>
  call('POST /people/confirm', { body: { ids, ...(password === undefined ? {} : { password }) } });
export const resetFactor = (id: number) => call('DELETE /people/:id/second-factor', { params: { id } });
export const confirmClock = () =>
  call('POST /server-clock', { body: { deviceTime: new Date().toISOString() } });
export const ownFactor = () => call('GET /second-factor');
