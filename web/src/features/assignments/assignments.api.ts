import type { Ask, Reply } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

export type Assignment = Reply<'GET /assignments'>[number];
export type Results = Reply<'GET /assignments/:id'>;
export type Mistake = Results['mistakes'][number];
export type NewWork = Ask<'POST /assignments'>['body'];

export const ownAssignments = () => call('GET /assignments', { query: {} });
export const resultsOf = (id: number) => call('GET /assignments/:id', { params: { id } });
export const assignWork = (body: NewWork) => call('POST /assignments', { body });
export const changeWork = (id: number, body: Ask<'PATCH /assignments/:id'>['body']) =>
  call('PATCH /assignments/:id', { params: { id }, body });
export const takeBack = (id: number) => call('DELETE /assignments/:id', { params: { id } });
export const remind = (id: number) => call('POST /assignments/:id/remind', { params: { id } });
export const photoOf = (id: number, learnerId: number, n: number) =>
  call('GET /assignments/:id/hand-ins/:learnerId/photos/:n', { params: { id, learnerId, n } });

export const ownClasses = () => call('GET /classes/mine');
export const pupilsOf = (id: number) => call('GET /classes/:id/students', { params: { id } });
export const ownGroups = () => call('GET /groups', { query: {} });
export const unitsOf = (subject: number, grade: number) =>
  call('GET /units', { query: { subject: String(subject), grade: String(grade) } });
export const ownLessons = () => call('GET /own-lessons');
export const unitWith = (id: number) => call('GET /unit/:id', { params: { id } });
