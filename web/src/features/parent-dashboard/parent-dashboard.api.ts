import type { Ask } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

type Kind = 'weekly' | 'termly';

export const myDashboard = () => call('GET /parent/dashboard');
export const removeChild = (id: number) => call('DELETE /children/:id', { params: { id } });
export const keepChild = (id: number) => call('POST /children/:id/account/keep', { params: { id } });
export const invite = (body: Ask<'POST /parent/invitations'>['body']) =>
  call('POST /parent/invitations', { body });
export const withdraw = (id: number) => call('DELETE /parent/invitations/:id', { params: { id } });

export const myChoices = () => call('GET /parent/choices');
export const choose = (body: Ask<'PATCH /parent/choices'>['body']) => call('PATCH /parent/choices', { body });

export const choicesOfChild = (id: number) => call('GET /children/:id/choices', { params: { id } });
export const chooseForChild = (id: number, body: Ask<'PATCH /children/:id/choices'>['body']) =>
  call('PATCH /children/:id/choices', { params: { id }, body });
export const sayConsent = (id: number, given: boolean) =>
  call('PUT /children/:id/consent', { params: { id }, body: { given } });
export const looksAt = (id: number, before: string | null) =>
  call('GET /children/:id/looks', { params: { id }, query: before === null ? {} : { before } });

export const reportOf = (id: number, kind: Kind) =>
  call('GET /children/:id/report', { params: { id }, query: { kind } });
export const reportsOfClass = (id: number, kind: Kind) =>
  call('GET /classes/:id/reports', { params: { id }, query: { kind } });
export const sendReports = (id: number) => call('POST /classes/:id/reports/send', { params: { id } });

export const askingToBeLinked = () => call('GET /guardian-invitations');
export const answerAsking = (id: number, accept: boolean) =>
  call('POST /guardian-invitations/:id/answer', { params: { id }, body: { accept } });

export const assignmentsOfChildren = () => call('GET /children/assignments');
export const lookedAt = (id: number, workId: number) =>
  call('POST /children/:id/assignments/:workId/reviewed', { params: { id, workId } });
