import type { Reply } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

export type OwnWork = Reply<'GET /my-assignments'>[number];

export const ownWork = () => call('GET /my-assignments');
export const handInText = (id: number, text: string) =>
  call('POST /my-assignments/:id/hand-in', { params: { id }, body: { text } });
export const handInPhoto = (id: number, photo: Blob) =>
  call('POST /my-assignments/:id/photo', { params: { id }, file: { photo } });
