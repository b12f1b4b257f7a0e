import type { Ask } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

export const textsProgress = () => call('GET /texts');
export const listTexts = (query: Ask<'GET /texts/list'>['query']) => call('GET /texts/list', { query });
export const saveReading = (body: Ask<'PUT /texts/readings'>['body']) =>
  call('PUT /texts/readings', { body });
