import type { Ask } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

export const ownReports = () => call('GET /reports/mine');
export const casesOf = (state: 'open' | 'done') => call('GET /reports', { query: { state } });
export const actOn = (id: number, act: Ask<'POST /reports/:id/act'>['body']['act']) =>
  call('POST /reports/:id/act', { params: { id }, body: { act } });

export const schoolSafety = () => call('GET /school/safety');
export const setSchoolSafety = (body: Ask<'PUT /school/safety'>['body']) =>
  call('PUT /school/safety', { body });

export const ownWords = () => call('GET /school/words');
export const addWord = (body: Ask<'POST /school/words'>['body']) => call('POST /school/words', { body });
export const removeWord = (id: number) => call('DELETE /school/words/:id', { params: { id } });
